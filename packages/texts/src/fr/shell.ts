// The frame of every page: header, lost sessions, error pages. Texts quoted by the specification are verbatim.

export const SESSION_TEXTS = {
  checking: 'Chargement…', // (AC-62)
  expired: 'Votre session a expiré. Veuillez vous reconnecter.', // (AC-67)
  disabled: 'Ce compte est désactivé.', // (AC-24)
  unreachableTitle: 'Connexion impossible',
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  signInAgain: 'Se reconnecter', // (AC-69)
};

export const HEADER_TEXTS = {
  home: 'Palmarès, accueil',
  navigation: 'Navigation principale',
  albums: 'Albums',
  search: 'Rechercher', // (SH-83)
  createAlbum: 'Créer un Album', // (SH-22)
  signIn: 'Connexion', // (SH-26)
  profile: 'Mon profil', // (SH-25)
  addAlbum: 'Ajouter un album', // (SH-25)
  admin: 'ADMIN', // (SH-23)
  moderation: 'Modération',
  signOut: 'Se déconnecter', // (AC-75, SH-25)
  toLight: 'Passer au thème clair', // (SH-27)
  toDark: 'Passer au thème sombre', // (SH-27)
  menu: 'Menu',
  account: 'Mon compte',
  skip: 'Aller au contenu', // (LB-57)
};

/** The highest role, as the account menu shows it (AC-9). */
export const ROLE_LABELS = { admin: 'Administrateur', modo: 'Modérateur', user: 'Utilisateur' };

export const LANGUAGE_TEXTS = {
  menu: 'Langue',
  /** Name of the button that shows the code of the language. */
  chosen: (code: string, name: string) => `${code} · Langue : ${name}`,
  games: 'Tournois en français', // (LG-7)
};

export const ERROR_TEXTS = {
  notFoundPage: 'Page introuvable',
  notFoundTitle: 'Cette page n’est pas au palmarès', // (LB-42)
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
