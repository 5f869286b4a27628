// The frame of every page: header, footer, lost sessions, error pages. Texts quoted by the specification are verbatim.

export const SESSION_TEXTS = {
  checking: 'Chargement…',
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  disabled: 'Ce compte est désactivé.',
  unreachableTitle: 'Connexion impossible',
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  signInAgain: 'Se reconnecter',
};

export const HEADER_TEXTS = {
  home: 'Palmarès, accueil',
  navigation: 'Navigation principale',
  albums: 'Albums',
  createAlbum: 'Créer un Album',
  signIn: 'Connexion',
  profile: 'Mon profil',
  addAlbum: 'Ajouter un album',
  admin: 'ADMIN',
  moderation: 'Modération',
  signOut: 'Se déconnecter',
  toLight: 'Passer au thème clair',
  toDark: 'Passer au thème sombre',
  menu: 'Menu',
  account: 'Mon compte',
  skip: 'Aller au contenu',
};

/** The highest role, as the account menu shows it (AC-9). */
export const ROLE_LABELS = { admin: 'Administrateur', modo: 'Modérateur', user: 'Utilisateur' };

export const LANGUAGE_TEXTS = {
  menu: 'Langue',
  /** A French page shows its tournaments in English unless this is chosen (LB-1). */
  games: 'Tournois en français',
};

export const FOOTER_TEXTS = {
  links: 'Liens rapides',
  contact: 'Contact',
  legal: 'Informations légales',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  legalNotice: 'Mentions légales',
  tagline: 'Un album. Trois façons de trancher.',
};

export const ERROR_TEXTS = {
  notFoundPage: 'Page introuvable',
  notFoundTitle: 'Cette page n’est pas au palmarès',
  notFound: 'L’adresse est peut-être mal recopiée, ou la page n’existe plus.',
  failedTitle: 'Un problème est survenu',
  failed: 'La page n’a pas pu s’afficher. Réessayez ; si cela continue, revenez un peu plus tard.',
  offlineTitle: 'Pas de connexion',
  offline:
    'Cette page n’a pas pu être chargée. Elle reviendra d’elle-même avec le réseau ; rien de ce que vous avez fait n’est perdu.',
  retry: 'Réessayer',
  home: 'Revenir à l’accueil',
  albums: 'Voir les albums',
  reload: 'Recharger la page',
};
