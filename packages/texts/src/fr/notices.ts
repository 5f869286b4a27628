// Around the page: footer, network, new version, toasts. They are separate from the shell's texts, which the first view waits for.

export const NETWORK_TEXTS = {
  offline: 'Hors connexion.', // (SH-76)
  copies: 'Vous consultez les copies gardées sur cet appareil.', // (SH-76)
  workIsKept:
    'Votre travail est gardé sur cet appareil ; sa sauvegarde vous sera proposée au retour du réseau.',
  back: 'Connexion retrouvée.', // (SH-77)
  newVersion: 'Une nouvelle version est prête.', // (LB-34, SH-79)
  reload: 'Recharger', // (LB-34, SH-79)
};

export const TOAST_TEXTS = { close: 'Fermer le message' };

export const FOOTER_TEXTS = {
  links: 'Liens rapides',
  contact: 'Contact',
  legal: 'Informations légales',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  legalNotice: 'Mentions légales', // (SH-29)
  tagline: 'Un album. Trois façons de trancher.',
};
