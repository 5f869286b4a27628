/**
 * Does the work for each item, for some of them at a time. After a failure no other begins, and those under way are waited for: whoever cleans
 * up is alone.
 */
export async function forEachAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) {
        if (failures.length > 0) return;
        await work(item).catch((error: unknown) => failures.push(error));
      }
    }),
  );
  if (failures.length > 0) throw failures[0];
}
