// Groups items by key, in the order of first occurrence. Equivalent to `Map.groupBy`, which browsers of 2023 lack.
// Invariant: every item is in exactly one group, and items keep their order within a group.

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
