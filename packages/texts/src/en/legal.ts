import type * as fr from '../fr/legal.ts';

export const LEGAL_TEXTS: typeof fr.LEGAL_TEXTS = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  legalNotice: 'Legal notice',
  updated: 'Last updated: November 21, 2026',
  contents: 'Contents',
};
