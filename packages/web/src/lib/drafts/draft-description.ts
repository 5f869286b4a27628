// What is told of a draft where the person has to choose between several (BU-29): each holds something else.

export type DraftDescription = {
  /** As typed; may be empty. */
  readonly title: string;
  /** « 12 images classées sur 15 ». */
  readonly worth: string;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly savedAt: number;
};

/** In one line: « Animaux », 12 images classées sur 15, 20 novembre à 21:45. */
export function descriptionText(
  { title, worth, savedAt }: DraftDescription,
  formatMoment: (time: number) => string,
): string {
  const name = title.trim();
  // A moment is not broken over two lines.
  const moment = savedAt > 0 ? [formatMoment(savedAt).replaceAll(' ', '\u00A0')] : [];
  return [...(name === '' ? [] : [name]), worth, ...moment].join(' · ');
}
