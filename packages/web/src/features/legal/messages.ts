// French texts that the legal pages share.

/** A paragraph is a sentence or a list of points. */
export type LegalSection = {
  readonly title: string;
  readonly paragraphs: readonly (string | readonly string[])[];
  /** Text before the contact address, which ends the section. */
  readonly contact?: string;
};

export const LEGAL_TEXTS = {
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  legalNotice: 'Mentions légales',
  updated: 'Dernière mise à jour : 21 novembre 2026',
  contents: 'Sommaire',
} as const;
