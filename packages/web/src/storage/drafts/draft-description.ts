// Describes a draft where the person has to choose between several (BU-29), so that they can tell them apart.

export type DraftDescription = {
  /** The title as typed; may be empty. */
  readonly title: string;
  /** Example: « 12 images classées sur 15 ». */
  readonly worth: string;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly savedAt: number;
};

/** One line, for example: « Animaux », 12 images classées sur 15, 20 novembre à 21:45. */
export function descriptionText(
  { title, worth, savedAt }: DraftDescription,
  formatMoment: (time: number) => string,
): string {
  const name = title.trim();
  // Non-breaking spaces keep the date and time on one line.
  const moment = savedAt > 0 ? [formatMoment(savedAt).replaceAll(' ', '\u00A0')] : [];
  return [...(name === '' ? [] : [name]), worth, ...moment].join(' · ');
}
