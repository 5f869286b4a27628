// Second-factor codes as people type and read them: the digits of an app (RFC 6238), and recovery codes.
// Invariant: a displayed recovery code parses back to itself, whatever the case, spaces and dashes.
// The server verifies codes.
import { CODE, SECOND_FACTOR } from './limits.ts';

/** Crockford's Base32: none of its letters looks like a digit or another letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

const APP_CODE = new RegExp(`^\\d{${CODE.digits}}$`);
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${CODE.recoveryLength}}$`);

export type CodeKind = 'app' | 'recovery';
export type TypedCode = { readonly kind: CodeKind; readonly code: string };

/** Returns null when the text is neither kind of code. */
export function parseCode(typed: string): TypedCode | null {
  // Removes characters copied along with a code: spaces, dashes of any kind, invisible format characters.
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

/** Encodes random bytes, one per character. */
export function toRecoveryCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Formats the code in groups, to be read and copied by hand. */
export function formatRecoveryCode(code: string): string {
  return (code.match(new RegExp(`.{1,${SECOND_FACTOR.recoveryGroup}}`, 'g')) ?? []).join('-');
}
