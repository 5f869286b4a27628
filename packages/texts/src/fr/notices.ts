// Short messages beside the page: the network, a new version, toasts. They are separate from the shell's texts, which the first view waits for.

export const NETWORK_TEXTS = {
  offline: 'Hors connexion.',
  copies: 'Vous consultez les copies gardées sur cet appareil.',
  workIsKept:
    'Votre travail est gardé sur cet appareil ; sa sauvegarde vous sera proposée au retour du réseau.',
  back: 'Connexion retrouvée.',
  newVersion: 'Une nouvelle version est prête.',
  reload: 'Recharger',
};

export const TOAST_TEXTS = { close: 'Fermer le message' };
