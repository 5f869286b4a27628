// The account forms. Texts quoted by the specification are verbatim, straight apostrophes included.
import type { AccountIssue, LoginIssue } from '@palmares/core/account/check-account';

export const LOGIN_TEXTS = {
  failed: 'Identifiants incorrects ou serveur indisponible', // (AC-22)
  notSuccessful: 'Une erreur est survenue lors de la connexion.', // (AC-23)
};

export const REGISTER_TEXTS = {
  success: 'Inscription réussie! Connexion en cours...', // (AC-15)
  failed: "Erreur lors de l'inscription. Veuillez réessayer.", // (AC-17)
  notSuccessful: "Une erreur est survenue lors de l'inscription.", // (AC-18)
  autoLoginFailed:
    'Inscription réussie, mais erreur lors de la connexion automatique. Veuillez vous connecter manuellement.', // (AC-16)
};

const TOO_SHORT =
  "Le nom d'utilisateur et nametag doivent contenir au moins 3 caractères, et le mot de passe au moins 8 caractères."; // (AC-13)

/** Maps every `field.code` to a text; a missing text does not compile. */
export type AccountIssueTexts = { [Issue in AccountIssue as `${Issue['field']}.${Issue['code']}`]: string };

const ACCOUNT_TEXTS: AccountIssueTexts = {
  'username.required': 'Veuillez choisir un nom d’utilisateur.',
  'username.too_short': TOO_SHORT,
  'username.too_long': 'Le nom d’utilisateur ne peut pas dépasser 50 caractères.',
  'nametag.required': 'Veuillez choisir un nametag.',
  'nametag.too_short': TOO_SHORT,
  'nametag.too_long': 'Le nametag ne peut pas dépasser 30 caractères.',
  'nametag.bad_characters':
    'Le nametag n’accepte que des lettres sans accent, des chiffres, des points, des tirets et des tirets bas.',
  'email.required': 'Veuillez saisir votre adresse email.',
  'email.bad_email': 'Veuillez entrer une adresse email valide.', // (AC-28)
  'password.required': 'Veuillez choisir un mot de passe.',
  'password.too_short': TOO_SHORT,
  'password.too_long': 'Le mot de passe ne peut pas dépasser 256 caractères.',
  'password.too_common': 'Ce mot de passe est trop courant. Choisissez-en un autre.', // (AC-6)
  'password.same_as_account':
    'Le mot de passe doit être différent de votre nametag et de votre adresse email.', // (AC-6)
};

const LOGIN_ISSUE_TEXTS: Record<LoginIssue['field'], string> = {
  identifier: 'Veuillez saisir votre nametag ou votre adresse email.',
  password: 'Veuillez saisir votre mot de passe.',
};

export function accountIssueText(issue: AccountIssue): string {
  // TypeScript cannot pair both properties of a union member inside a template literal.
  return ACCOUNT_TEXTS[`${issue.field}.${issue.code}` as keyof AccountIssueTexts];
}

export function loginIssueText(issue: LoginIssue): string {
  return LOGIN_ISSUE_TEXTS[issue.field];
}
