import type * as fr from '../fr/legal.ts';
import { LEGAL_TEXTS_CHANGED } from '../legal-section.ts';
import { formatDate } from './formats.ts';

export const LEGAL_TEXTS: typeof fr.LEGAL_TEXTS = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  legalNotice: 'Legal notice',
  updated: `Last updated: ${formatDate(LEGAL_TEXTS_CHANGED)}`,
  translated:
    'This page is a translation, provided for your convenience. If it differs from the French version, the French version prevails.',
  contents: 'Contents',
};
