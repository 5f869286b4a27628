// Texts of the shell, French unless named otherwise. Those specified by the requirements are verbatim.

export const SESSION_TEXTS = {
  checking: 'Chargement…',
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  disabled: 'Ce compte est désactivé.',
  unreachableTitle: 'Connexion impossible',
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  signInAgain: 'Se reconnecter',
} as const;

/** Texts for the English tournament screens. */
const ENGLISH_SESSION_TEXTS = {
  expired: 'Your session has expired. Please log in again.',
  disabled: 'This account is disabled.',
  unreachable: 'The server does not respond. Try again in a moment.',
  signInAgain: 'Log in again',
} as const;

export const SESSION_BANNER_TEXTS = { fr: SESSION_TEXTS, en: ENGLISH_SESSION_TEXTS } as const;

export const HEADER_TEXTS = {
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
} as const;

const ROLE_LABELS: Record<string, string> = { admin: 'Administrateur', modo: 'Modérateur' };

/** The highest role, as the account menu shows it (AC-9). */
export function roleLabel(roles: readonly { libelle: string }[]): string {
  const names = new Set(roles.map((role) => role.libelle.toLowerCase()));
  const highest = ['admin', 'modo'].find((name) => names.has(name));
  return (highest && ROLE_LABELS[highest]) ?? 'Utilisateur';
}

export const FOOTER_TEXTS = {
  links: 'Liens rapides',
  contact: 'Contact',
  legal: 'Informations légales',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  legalNotice: 'Mentions légales',
  tagline: 'Un album. Trois façons de trancher.',
} as const;

export const ERROR_TEXTS = {
  notFoundTitle: 'Cette page n’est pas au palmarès',
  notFound: 'L’adresse est peut-être mal recopiée, ou la page n’existe plus.',
  failedTitle: 'Un problème est survenu',
  failed: 'La page n’a pas pu s’afficher. Réessayez ; si cela continue, revenez un peu plus tard.',
  offlineTitle: 'Pas de connexion',
  offline:
    'Cette page n’a pas pu être chargée. Elle reviendra d’elle-même avec le réseau ; rien de ce que vous avez fait n’est perdu.',
  retry: 'Réessayer',
  home: 'Revenir à l’accueil',
  reload: 'Recharger la page',
} as const;
