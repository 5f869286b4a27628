const NAMED = 5;

/** The first names, then the number of the others. Example: “A”, “B”, 3 others. */
export function listNames(
  names: readonly string[],
  quote: (name: string) => string,
  others: (more: number) => string,
): string {
  const shown = names.slice(0, NAMED).map(quote);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [others(more)] : [])].join(', ');
}
