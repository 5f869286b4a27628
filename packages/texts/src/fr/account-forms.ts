// The account forms: sign-in, registration, passwords and the confirmation of an email address.
import type { ContentKind } from '@palmares/core/content-kind';

export const LOGIN_FORM_TEXTS = {
  title: 'Connexion',
  identifier: 'Nametag ou adresse email', // (AC-20)
  password: 'Mot de passe',
  submit: 'Se connecter',
  noAccount: 'Pas encore de compte ?',
  register: 'S’inscrire',
  forgotten: 'Mot de passe oublié ?',
};

export const SECOND_STEP_TEXTS = {
  title: 'Double authentification',
  intro: 'Mot de passe correct. Saisissez maintenant le code de votre application.', // (AC-79)
  submit: 'Se connecter',
  lost: 'Plus d’application ni de code de secours ? Écrivez à la personne qui gère ce site.',
  restart: 'Recommencer la connexion',
};

export const REGISTER_FORM_TEXTS = {
  title: 'Inscription',
  username: 'Nom d’utilisateur',
  usernameHint: 'Le nom que les autres voient.',
  nametag: 'Nametag',
  nametagHint: 'Unique, sans accent ni espace ; il sert aussi à se connecter.',
  email: 'Adresse email',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères.',
  submit: 'S’inscrire',
  hasAccount: 'Déjà un compte ?',
  login: 'Se connecter',
};

type SignInReasons = {
  readonly save: Readonly<Record<ContentKind, string>>;
  readonly createAlbum: string;
  readonly profile: string;
};

/** The reason for the sign-in, by the action that needs an account. */
export const SIGN_IN_REASONS: SignInReasons = {
  save: {
    tierlist: 'Il faut un compte pour sauvegarder votre tier list.', // (AC-26)
    tournament: 'Il faut un compte pour sauvegarder votre tournoi.',
    ranking: 'Il faut un compte pour sauvegarder votre classement.',
  },
  createAlbum: 'Il faut un compte pour créer un album.', // (AC-26)
  profile: 'Votre profil réunit vos albums et tout ce que vous en faites.',
};

export const SIGN_UP_FIRST_TEXTS = {
  register: 'Créer un compte',
  waiting: 'Votre travail vous attend.',
  or: 'ou connectez-vous',
};

export const FORGOT_FORM_TEXTS = {
  title: 'Mot de passe oublié',
  intro: 'Nous vous envoyons un lien, valable une heure, pour en choisir un nouveau.',
  email: 'Adresse email',
  check: 'Rien reçu ? Regardez dans les messages indésirables, ou demandez un nouveau lien.',
  again: 'Renvoyer un lien',
  back: 'Retour à la connexion', // (AC-30)
};

export const RESET_FORM_TEXTS = {
  title: 'Nouveau mot de passe',
  password: 'Nouveau mot de passe',
  hint: 'Au moins 8 caractères.',
  confirmation: 'Confirmer le mot de passe',
  passwordShown: 'le nouveau mot de passe',
  confirmationShown: 'la confirmation du mot de passe',
  submit: 'Réinitialiser le mot de passe',
  newLink: 'Demander un nouveau lien',
  back: 'Retour à la connexion', // (AC-30)
  toLogin: 'Se connecter',
};

export const CHANGE_FORM_TEXTS = {
  title: 'Changer le mot de passe',
  intro: 'Tous vos appareils seront déconnectés, celui‑ci aussi.',
  submit: 'Changer le mot de passe',
  cancel: 'Retour au profil',
  toLogin: 'Se connecter',
};

export const EMAIL_FORM_TEXTS = {
  title: 'Nouvelle adresse email',
  intro: 'Confirmez que cette adresse est la vôtre : elle remplacera celle de votre compte.',
  submit: 'Confirmer cette adresse',
  failed: 'La confirmation n’a pas abouti. Réessayez dans un instant.',
  toProfile: 'Aller au profil',
};
