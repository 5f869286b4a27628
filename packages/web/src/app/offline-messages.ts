// Separate from the shell's texts, which the first view waits for.

/** Texts by language of the current screen: the tournament's is English (LB-1). */
export const NETWORK_TEXTS = {
  fr: {
    offline: 'Hors connexion.',
    copies: 'Vous consultez les copies gardées sur cet appareil.',
    workIsKept:
      'Votre travail est gardé sur cet appareil ; sa sauvegarde vous sera proposée au retour du réseau.',
    back: 'Connexion retrouvée.',
    newVersion: 'Une nouvelle version est prête.',
    reload: 'Recharger',
  },
  en: {
    offline: 'You are offline.',
    copies: 'You’re seeing copies kept on this device.',
    workIsKept: 'Your work is kept on this device; you can save it once the network is back.',
    back: 'Back online.',
    newVersion: 'A new version is ready.',
    reload: 'Reload',
  },
} as const;
