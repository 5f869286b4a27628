// Personal access tokens. Their texts are separate from those of the profile, whose code loads earlier.
import type { TokenLifetime, TokenScope } from '@palmares/core/account/personal-token';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';

export const TOKEN_TEXTS = {
  title: 'Jetons d’accès',
  hint: 'Pour qu’un programme lise ou modifie vos albums et vos contenus sans votre mot de passe.',
  docs: 'Documentation de l’API',
  create: 'Créer un jeton',
  none: 'Aucun jeton d’accès.',
  error: 'Impossible de charger vos jetons.',
  scopes: { read: 'Lecture', write: 'Lecture et écriture' } satisfies Record<TokenScope, string>, // (AC-87) // (AC-87)
  created: (date: string) => `créé le ${date}`,
  expires: (date: string) => `expire le ${date}`,
  expired: (date: string) => `a expiré le ${date}`,
  used: (moment: string) => `dernière utilisation : ${moment}`,
  unused: 'jamais utilisé',
  revoke: 'Révoquer',
  revokeNamed: (name: string) => `Révoquer ${isolateBidi(name)}`,
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${isolateBidi(name)} de la liste`,
};

export const CREATE_TOKEN_TEXTS = {
  title: 'Créer un jeton d’accès',
  text: 'Il ne permet ni de modifier le compte, ni d’administrer, ni de modérer.', // (AC-88)
  name: 'Nom',
  nameHint: 'Pour le reconnaître : le programme qui s’en servira.',
  scope: 'Ce qu’il permet',
  scopes: {
    read: 'Lire, privé compris',
    write: 'Lire, créer, modifier et supprimer',
  } satisfies Record<TokenScope, string>,
  days: 'Durée',
  lifetimes: { 7: '7 jours', 30: '30 jours', 90: '90 jours', 365: '1 an' } satisfies Record<
    TokenLifetime,
    string
  >,
  submit: 'Créer le jeton',
  failed: 'Le jeton n’a pas pu être créé. Réessayez dans un instant.',
};

export const MADE_TOKEN_TEXTS = {
  title: 'Votre jeton est prêt',
  text: 'Copiez-le maintenant : il ne sera plus jamais montré.',
  label: 'Jeton d’accès',
  copy: 'Copier',
  copied: 'Jeton copié.',
  close: 'C’est fait',
};

export const REVOKE_TOKEN_TEXTS = {
  title: (name: string) => `Révoquer « ${isolateBidi(name)} » ?`,
  text: 'Le programme qui s’en sert ne pourra plus rien lire ni modifier.',
  expiredTitle: (name: string) => `Retirer « ${isolateBidi(name)} » ?`,
  expiredText: 'Il a expiré et ne sert plus à rien.',
  done: 'Jeton révoqué.',
  expiredDone: 'Jeton retiré.',
  failed: 'Le jeton n’a pas pu être révoqué. Réessayez.',
};
