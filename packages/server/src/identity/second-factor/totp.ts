// Codes of an authenticator app by RFC 6238 (library: otpauth). It does not ensure that each works once: the repository stores the last
// step.
import { CODE, SECOND_FACTOR } from '@palmares/core/account/limits';
import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports. */
const FORM = { algorithm: 'SHA1', digits: CODE.digits, period: SECOND_FACTOR.stepSeconds } as const;

const toSecret = (key: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(key).buffer });

/** The key as text, for users who type it into an app instead of scanning it. */
export const keyText = (key: Uint8Array): string => toSecret(key).base32;

/** `otpauth://…`, which apps read from a QR code. `host` distinguishes the accounts of two sites. */
export function keyUri(key: Uint8Array, owner: { nametag: string; host: string }): string {
  const label = `${owner.nametag}@${owner.host}`;
  return new TOTP({ ...FORM, issuer: 'Palmarès', label, secret: toSecret(key) }).toString();
}

/** Returns the time step of the code, at most one before or after that of `now`; null if the code is wrong. */
export function findTimeStep(key: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...FORM, secret: toSecret(key) }).validate({
    token: code,
    timestamp,
    window: SECOND_FACTOR.toleranceSteps,
  });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta;
}
