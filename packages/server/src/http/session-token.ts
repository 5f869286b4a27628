// The bearer token: a JSON Web Token that identifies a session row and proves that we issued it.
import type { webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Session } from './context.ts';

const ALGORITHM = 'HS256';

export type ReadToken = { kind: 'valid'; sid: string } | { kind: 'expired' } | { kind: 'invalid' };

/** Imported keys by their bytes: importing a key costs more than verifying with it. */
const imported = new WeakMap<Uint8Array, Promise<webcrypto.CryptoKey>>();

function importKey(bytes: Uint8Array): Promise<webcrypto.CryptoKey> {
  const known = imported.get(bytes);
  if (known !== undefined) return known;
  const made = crypto.subtle.importKey(
    'raw',
    new Uint8Array(bytes),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  imported.set(bytes, made);
  return made;
}

export async function signToken(key: Uint8Array, session: Session, now: Date): Promise<string> {
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(session.expiresAt.getTime() / 1000))
    .sign(await importKey(key));
}

export async function readToken(key: Uint8Array, token: string, now: Date): Promise<ReadToken> {
  try {
    const { payload } = await jwtVerify(token, await importKey(key), {
      algorithms: [ALGORITHM],
      currentDate: now,
    });
    return typeof payload.sid === 'string' ? { kind: 'valid', sid: payload.sid } : { kind: 'invalid' };
  } catch (error) {
    return error instanceof errors.JWTExpired ? { kind: 'expired' } : { kind: 'invalid' };
  }
}
