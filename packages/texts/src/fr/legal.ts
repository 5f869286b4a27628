// Texts that the legal pages share.
import { LEGAL_TEXTS_CHANGED } from '../legal-section.ts';
import { formatDate } from './formats.ts';

export const LEGAL_TEXTS = {
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  legalNotice: 'Mentions légales', // (SH-60)
  updated: `Dernière mise à jour : ${formatDate(LEGAL_TEXTS_CHANGED)}`,
  /** In a translation: which version is binding. */
  translated: null as string | null,
  contents: 'Sommaire',
};
