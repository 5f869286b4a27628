// The bearer token: a JSON Web Token (RFC 7519) signed with HMAC-SHA256 that names a session row and proves that the name is ours. It is
// made and checked in the thread itself: a library takes each check through the thread pool, which costs more than the check.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from './context.ts';

const HEADER = toPart({ alg: 'HS256' });

export type ReadToken = { kind: 'valid'; sid: string } | { kind: 'expired' } | { kind: 'invalid' };

const INVALID: ReadToken = { kind: 'invalid' };

export function signToken(key: Uint8Array, session: Session, now: Date): string {
  const claims = toPart({ sid: session.id, iat: toSeconds(now), exp: toSeconds(session.expiresAt) });
  return `${HEADER}.${claims}.${sign(key, `${HEADER}.${claims}`)}`;
}

/** What the header says is not asked: this one key makes this one kind of signature, whatever a token claims of itself. */
export function readToken(key: Uint8Array, token: string, now: Date): ReadToken {
  const end = token.lastIndexOf('.');
  const signed = token.slice(0, Math.max(0, end));
  const expected = Buffer.from(sign(key, signed));
  // Compared as text: decoding first would let several spellings of one signature pass.
  const given = Buffer.from(token.slice(end + 1));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return INVALID;
  const { sid, exp } = parseClaims(signed);
  if (typeof sid !== 'string' || typeof exp !== 'number') return INVALID;
  return exp <= toSeconds(now) ? { kind: 'expired' } : { kind: 'valid', sid };
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

function toPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Of a token whose signature is ours: its claims are the JSON that we wrote. */
function parseClaims(signed: string): { sid?: unknown; exp?: unknown } {
  const [, claims = ''] = signed.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid?: unknown; exp?: unknown };
}
