import type { PasswordForm } from '@palmares/core/account/check-password-forms';
import { ACCOUNT } from '@palmares/core/account/limits';
import { describe, expect, test } from 'vitest';
import { ERROR_TEXTS } from './fr/errors.ts';
import {
  FORGOT_PASSWORD_TEXTS,
  linkRequestText,
  NEW_PASSWORD_TEXTS,
  newPasswordText,
  PROFILE_ACCOUNT_TEXTS,
  passwordChangeText,
  RESET_PASSWORD_TEXTS,
  usernameText,
} from './fr/password.ts';

describe('texts fixed by the spec', () => {
  test('forgotten password', () => {
    expect(FORGOT_PASSWORD_TEXTS).toMatchObject({
      submit: 'Envoyer le lien',
      success: "Un email de réinitialisation a été envoyé si l'adresse existe dans notre système.",
      badDomain: "L'adresse email est invalide ou le domaine ne peut pas recevoir d'emails.",
      notFound: "Aucun compte n'est associé à cette adresse email.",
      refused: "Veuillez vérifier l'adresse email saisie.",
      failed: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    });
    expect(linkRequestText('no_at_sign')).toBe('Veuillez entrer une adresse email valide.');
    expect(linkRequestText('bad_email')).toBe(FORGOT_PASSWORD_TEXTS.refused);
  });

  test('an impossible domain is told in words that the client recognises', () => {
    expect(linkRequestText('bad_domain')).toContain('domain');
    expect(ERROR_TEXTS.email_domain_invalid).toBe(linkRequestText('bad_domain'));
  });

  test('reset password', () => {
    expect(RESET_PASSWORD_TEXTS).toEqual({
      deadLink: 'Lien de réinitialisation invalide ou expiré. Veuillez demander un nouveau lien.',
      mismatch: 'Les mots de passe ne correspondent pas.',
      failed: 'Une erreur est survenue lors de la réinitialisation du mot de passe.',
      success: 'Votre mot de passe a été réinitialisé avec succès !',
    });
    expect(ERROR_TEXTS.reset_link_dead).toBe(RESET_PASSWORD_TEXTS.deadLink);
    expect(newPasswordText('too_short', 'reset')).toBe(
      'Le mot de passe doit contenir au moins 8 caractères.',
    );
  });

  test('change of password, on its screen', () => {
    expect(NEW_PASSWORD_TEXTS).toEqual({
      mismatch: 'Les nouveaux mots de passe ne correspondent pas.',
      failed: 'Une erreur est survenue. Veuillez vérifier votre mot de passe actuel et réessayer.',
      success: 'Votre mot de passe a été modifié avec succès. Veuillez vous reconnecter.',
    });
    expect(newPasswordText('too_short', 'new-password')).toBe(
      'Le nouveau mot de passe doit contenir au moins 8 caractères.',
    );
    expect(passwordChangeText({ field: 'next', code: 'same_as_current' }, 'new-password')).toBe(
      "Le nouveau mot de passe doit être différent de l'ancien.",
    );
  });

  test('the dialogs of the profile', () => {
    expect(PROFILE_ACCOUNT_TEXTS).toMatchObject({
      passwordMismatch: 'Les mots de passe ne correspondent pas',
      passwordFailed: 'Erreur lors de la mise à jour du mot de passe.',
      passwordSuccess: 'Mot de passe mis à jour avec succès !',
      usernameFailed: "Erreur lors de la mise à jour du nom d'utilisateur.",
      usernameSuccess: "Nom d'utilisateur mis à jour avec succès !",
    });
    expect(newPasswordText('too_short', 'profile')).toBe(
      'Le mot de passe doit contenir au moins 8 caractères',
    );
  });
});

describe('our own texts', () => {
  test.each<PasswordForm>(['reset', 'new-password', 'profile'])(
    'name the limits as they are (%s)',
    (form) => {
      expect(newPasswordText('too_short', form)).toContain(` ${ACCOUNT.passwordMin} `);
      expect(newPasswordText('too_long', form)).toContain(` ${ACCOUNT.passwordMax} `);
      expect(usernameText('too_short')).toContain(` ${ACCOUNT.usernameMin} `);
      expect(usernameText('too_long')).toContain(` ${ACCOUNT.usernameMax} `);
    },
  );

  test('a missing current password is asked for', () => {
    expect(passwordChangeText({ field: 'current', code: 'required' }, 'profile')).toContain('actuel');
    expect(passwordChangeText({ field: 'next', code: 'too_long' }, 'profile')).toContain('256');
  });
});
