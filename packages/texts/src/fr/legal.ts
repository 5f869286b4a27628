// Texts that the legal pages share.

export const LEGAL_TEXTS = {
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  legalNotice: 'Mentions légales', // (SH-60)
  updated: 'Dernière mise à jour : 21 novembre 2026',
  contents: 'Sommaire',
};
