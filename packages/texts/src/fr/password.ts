// The password screens and the profile's account dialogs. Texts quoted by the specification are verbatim, including
// straight apostrophes and missing full stops.
import type { UsernameIssueCode } from '@palmares/core/account/check-account';
import type {
  LinkRequestIssueCode,
  PasswordChangeIssue,
  PasswordForm,
} from '@palmares/core/account/check-password-forms';
import type { PasswordIssueCode } from '@palmares/core/account/password';

export const FORGOT_PASSWORD_TEXTS = {
  submit: 'Envoyer le lien', // (AC-27)
  success: "Un email de réinitialisation a été envoyé si l'adresse existe dans notre système.", // (AC-29)
  badDomain: "L'adresse email est invalide ou le domaine ne peut pas recevoir d'emails.", // (AC-31)
  notFound: "Aucun compte n'est associé à cette adresse email.", // (AC-32)
  refused: "Veuillez vérifier l'adresse email saisie.", // (AC-33)
  failed: 'Une erreur est survenue. Veuillez réessayer plus tard.', // (AC-34)
};

export const RESET_PASSWORD_TEXTS = {
  deadLink: 'Lien de réinitialisation invalide ou expiré. Veuillez demander un nouveau lien.', // (AC-37)
  mismatch: 'Les mots de passe ne correspondent pas.', // (AC-38)
  failed: 'Une erreur est survenue lors de la réinitialisation du mot de passe.', // (AC-41)
  success: 'Votre mot de passe a été réinitialisé avec succès !', // (AC-42)
};

/** The screen /new-password. */
export const NEW_PASSWORD_TEXTS = {
  mismatch: 'Les nouveaux mots de passe ne correspondent pas.', // (AC-44)
  failed: 'Une erreur est survenue. Veuillez vérifier votre mot de passe actuel et réessayer.', // (AC-47)
  success: 'Votre mot de passe a été modifié avec succès. Veuillez vous reconnecter.', // (AC-48)
};

/** The dialogs of the profile. */
export const PROFILE_ACCOUNT_TEXTS = {
  passwordMismatch: 'Les mots de passe ne correspondent pas', // (AC-50)
  passwordFailed: 'Erreur lors de la mise à jour du mot de passe.', // (AC-52)
  passwordSuccess: 'Mot de passe mis à jour avec succès !', // (AC-52)
  usernameFailed: "Erreur lors de la mise à jour du nom d'utilisateur.", // (AC-55)
  usernameSuccess: "Nom d'utilisateur mis à jour avec succès !", // (AC-55)
  emailSent: 'Un lien de confirmation a été envoyé à la nouvelle adresse.',
  emailConfirmed: 'Votre adresse email a été modifiée.',
  emailLinkDead:
    'Lien de confirmation invalide ou expiré. Demandez à nouveau le changement depuis votre profil.',
  emailUnchanged: 'C’est déjà votre adresse email.',
  adminCannotLeave:
    'Un compte de l’administration ne peut pas se supprimer : une autre personne de l’administration doit d’abord lui retirer ce rôle.',
};

const LINK_REQUEST_TEXTS: Record<LinkRequestIssueCode, string> = {
  no_at_sign: 'Veuillez entrer une adresse email valide.', // (AC-28)
  bad_domain: FORGOT_PASSWORD_TEXTS.badDomain,
  bad_email: FORGOT_PASSWORD_TEXTS.refused,
};

export const linkRequestText = (code: LinkRequestIssueCode): string => LINK_REQUEST_TEXTS[code];

const TOO_SHORT: Record<PasswordForm, string> = {
  reset: 'Le mot de passe doit contenir au moins 8 caractères.', // (AC-39)
  'new-password': 'Le nouveau mot de passe doit contenir au moins 8 caractères.', // (AC-45)
  // The specification says 6 here, but AC-5 requires 8 everywhere.
  profile: 'Le mot de passe doit contenir au moins 8 caractères', // (AC-51)
};

const PASSWORD_TEXTS: Record<Exclude<PasswordIssueCode, 'too_short'>, string> = {
  required: 'Veuillez choisir un mot de passe.',
  too_long: 'Le mot de passe ne peut pas dépasser 256 caractères.',
  too_common: 'Ce mot de passe est trop courant. Choisissez-en un autre.', // (AC-6)
  same_as_account: 'Le mot de passe doit être différent de votre nametag et de votre adresse email.', // (AC-6)
};

export function newPasswordText(code: PasswordIssueCode, form: PasswordForm): string {
  return code === 'too_short' ? TOO_SHORT[form] : PASSWORD_TEXTS[code];
}

// (AC-46)
export function passwordChangeText(issue: PasswordChangeIssue, form: PasswordForm): string {
  if (issue.field === 'current') return 'Veuillez saisir votre mot de passe actuel.';
  return issue.code === 'same_as_current'
    ? "Le nouveau mot de passe doit être différent de l'ancien."
    : newPasswordText(issue.code, form);
}

const USERNAME_TEXTS: Record<UsernameIssueCode, string> = {
  required: 'Veuillez choisir un nom d’utilisateur.',
  too_short: 'Le nom d’utilisateur doit contenir au moins 3 caractères.',
  too_long: 'Le nom d’utilisateur ne peut pas dépasser 50 caractères.',
};

export const usernameText = (code: UsernameIssueCode): string => USERNAME_TEXTS[code];
