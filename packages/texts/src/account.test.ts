import { type AccountIssue, checkRegistration } from '@palmares/core/account/check-account';
import { ACCOUNT } from '@palmares/core/account/limits';
import { describe, expect, test } from 'vitest';
import { accountIssueText, LOGIN_TEXTS, loginIssueText, REGISTER_TEXTS } from './fr/account.ts';

describe('texts fixed by the spec', () => {
  test('a name or password that is too short is told in its sentence', () => {
    const issues = checkRegistration({ username: 'A', nametag: 'a', email: 'a@b.fr', password: 'a' });

    expect(issues).toHaveLength(3);
    for (const issue of issues) {
      expect(accountIssueText(issue)).toBe(
        "Le nom d'utilisateur et nametag doivent contenir au moins 3 caractères, et le mot de passe au moins 8 caractères.",
      );
    }
  });

  test('sign-in', () => {
    expect(LOGIN_TEXTS.failed).toBe('Identifiants incorrects ou serveur indisponible');
    expect(LOGIN_TEXTS.notSuccessful).toBe('Une erreur est survenue lors de la connexion.');
  });

  test('registration', () => {
    expect(REGISTER_TEXTS.success).toBe('Inscription réussie! Connexion en cours...');
    expect(REGISTER_TEXTS.failed).toBe("Erreur lors de l'inscription. Veuillez réessayer.");
    expect(REGISTER_TEXTS.notSuccessful).toBe("Une erreur est survenue lors de l'inscription.");
    expect(REGISTER_TEXTS.autoLoginFailed).toBe(
      'Inscription réussie, mais erreur lors de la connexion automatique. Veuillez vous connecter manuellement.',
    );
  });
});

describe('our own texts', () => {
  test('name the limits as they are', () => {
    expect(accountIssueText({ field: 'username', code: 'too_long' })).toContain(String(ACCOUNT.usernameMax));
    expect(accountIssueText({ field: 'nametag', code: 'too_long' })).toContain(String(ACCOUNT.nametagMax));
    expect(accountIssueText({ field: 'password', code: 'too_long' })).toContain(String(ACCOUNT.passwordMax));
  });

  test('tell the fields of the sign-in form apart', () => {
    expect(loginIssueText({ field: 'identifier', code: 'required' })).toContain('nametag');
    expect(loginIssueText({ field: 'password', code: 'required' })).toContain('mot de passe');
  });

  test('every issue that a form can raise has one', () => {
    const forms = [
      { username: '', nametag: '', email: '', password: '' },
      { username: 'x'.repeat(60), nametag: 'é', email: 'x', password: 'password' },
      { username: 'x', nametag: 'x'.repeat(40), email: 'x@y.fr', password: 'x'.repeat(300) },
      { username: 'alice', nametag: 'renards.roux', email: 'x@y.fr', password: 'renards.roux' },
    ];

    const issues: AccountIssue[] = forms.flatMap(checkRegistration);

    expect(issues.length).toBeGreaterThan(8);
    for (const issue of issues) expect(accountIssueText(issue)).toMatch(/^[A-Z].+\.$/u);
  });
});
