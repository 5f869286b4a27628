/** The label of a tier without a valid name (TL-70), stored like a typed one: “Tier” in every language. `position` is one-based. */
export function getFallbackLabel(position: number): string {
  return `Tier ${position}`;
}
