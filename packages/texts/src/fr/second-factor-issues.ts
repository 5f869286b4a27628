// Invalid second-factor codes.
import type { CodeIssueCode, CodeKind } from '@palmares/core/account/second-factor';

const TEXTS: Record<`${CodeKind}.${CodeIssueCode}`, string> = {
  'app.required': 'Veuillez saisir le code de votre application.',
  'app.malformed': 'Un code compte 6 chiffres.',
  'recovery.required': 'Veuillez saisir un code de secours.',
  'recovery.malformed': 'Un code de secours compte 16 lettres et chiffres.',
};

export const codeIssueText = (code: CodeIssueCode, kind: CodeKind): string => TEXTS[`${kind}.${code}`];

/** Separate from the app's text, because no next recovery code can be awaited. */
export const WRONG_RECOVERY_CODE: string = 'Ce code de secours est incorrect ou a déjà servi.';
