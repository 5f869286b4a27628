/** A section of a legal page. A paragraph is a sentence or a list of points. */
export type LegalSection = {
  readonly title: string;
  readonly paragraphs: readonly (string | readonly string[])[];
  /** Text before the contact address, which ends the section. */
  readonly contact?: string;
};

/** The day of the last change of the legal texts, whose translations follow on the same day. */
export const LEGAL_TEXTS_CHANGED = '2026-11-21T12:00:00Z';
