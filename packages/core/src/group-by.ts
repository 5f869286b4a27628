// Items by what they have in common, in the order of the first of each: `Map.groupBy`, which browsers of 2023 do not have.
// Invariant: every item is in one group, and within a group items keep their order.

export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
