// Codes of an app by RFC 6238 (library: otpauth). Leaves out that each works once: the repository keeps the last step.
import { CODE, SECOND_FACTOR } from '@palmares/core/limits';
import { Secret, TOTP } from 'otpauth';

/** What every app computes. */
const FORM = { algorithm: 'SHA1', digits: CODE.digits, period: SECOND_FACTOR.stepSeconds } as const;

const toSecret = (key: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(key).buffer });

/** For who types the key into an app instead of scanning it. */
export const keyText = (key: Uint8Array): string => toSecret(key).base32;

/** `otpauth://…`, which apps read from a QR code. `host` tells the accounts of two sites apart. */
export function keyUri(key: Uint8Array, owner: { nametag: string; host: string }): string {
  const label = `${owner.nametag}@${owner.host}`;
  return new TOTP({ ...FORM, issuer: 'Palmarès', label, secret: toSecret(key) }).toString();
}

/** The time step that the code belongs to, at most one before or after that of `now`; null when it is none of theirs. */
export function stepOfCode(key: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...FORM, secret: toSecret(key) }).validate({
    token: code,
    timestamp,
    window: SECOND_FACTOR.toleranceSteps,
  });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta;
}
