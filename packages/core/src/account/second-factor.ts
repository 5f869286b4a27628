// The codes of a second factor as people type and read them: the digits of an app (RFC 6238), and recovery codes.
// Invariant: a recovery code that is shown reads back as itself, whatever case, spaces and dashes it is typed with.
// Leaves out: whether a code is the right one (the server), texts (second-factor-messages.ts).
import { CODE, SECOND_FACTOR } from '../limits.ts';

/** Crockford's Base32: no letter in it looks like a digit or like another letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

const APP_CODE = new RegExp(`^\\d{${CODE.digits}}$`);
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${CODE.recoveryLength}}$`);

export type CodeKind = 'app' | 'recovery';
export type TypedCode = { readonly kind: CodeKind; readonly code: string };

/** Null when it can be neither. */
export function parseCode(typed: string): TypedCode | null {
  // What is copied along with a code: spaces, dashes of any kind, marks that nobody sees.
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
  if (APP_CODE.test(code)) return { kind: 'app', code };
  const recovery = code.replaceAll(/[oil]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return RECOVERY_CODE.test(recovery) ? { kind: 'recovery', code: recovery } : null;
}

export type CodeIssueCode = 'required' | 'malformed';

export function checkCode(typed: string, kind: CodeKind): CodeIssueCode | null {
  if (typed.trim() === '') return 'required';
  return parseCode(typed)?.kind === kind ? null : 'malformed';
}

/** From random bytes, one for each character. */
export function toRecoveryCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** In groups, to be read and copied by hand. */
export function formatRecoveryCode(code: string): string {
  return (code.match(new RegExp(`.{1,${SECOND_FACTOR.recoveryGroup}}`, 'g')) ?? []).join('-');
}
