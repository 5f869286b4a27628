/** A section of a legal page. A paragraph is a sentence or a list of points. */
export type LegalSection = {
  readonly title: string;
  readonly paragraphs: readonly (string | readonly string[])[];
  /** Text before the contact address, which ends the section. */
  readonly contact?: string;
};
