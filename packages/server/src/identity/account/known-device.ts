// A browser from which an account has signed in carries a signed cookie. Its sign-in attempts are counted separately, so that an attacker
// who guesses the account's password elsewhere, even behind the same address, cannot lock its owner out (AX-70). The cookie gives no
// access.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEVICE_KNOWN_MS } from '@palmares/core/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { cookieOptions } from '../../http/cookies.ts';

const ID = /^[\w-]{22}$/;

/** The device's proof: the password or access to the mailbox; or additionally a second-factor code. */
type Proof = 'device' | 'second-factor device';

function sign(deps: Pick<Deps, 'secrets'>, proof: Proof, accountId: number, id: string): Buffer {
  return createHmac('sha256', deps.secrets.counter).update(`${proof} ${accountId} ${id}`).digest();
}

/** Reads the cookie and returns the device's id if the account knows the device. */
export type FindDevice = (accountId: number) => string | null;

export const readKnownDevice = (
  deps: Pick<Deps, 'config' | 'secrets'>,
  request: FastifyRequest,
): FindDevice => readDevice(deps, request, ['device', 'second-factor device']);

/** Accepts only devices that gave a code of the account's second factor. */
export const readSecondFactorDevice = (
  deps: Pick<Deps, 'config' | 'secrets'>,
  request: FastifyRequest,
): FindDevice => readDevice(deps, request, ['second-factor device']);

function readDevice(
  deps: Pick<Deps, 'config' | 'secrets'>,
  request: FastifyRequest,
  proofs: readonly Proof[],
): FindDevice {
  const { name } = cookieOptions(deps.config, 'device');
  const [id = '', signature = ''] = (request.cookies[name] ?? '').split('.');
  return (accountId) => {
    const given = Buffer.from(signature, 'base64url');
    const isSigned = proofs.some((proof) => {
      const expected = sign(deps, proof, accountId, id);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return ID.test(id) && isSigned ? id : null;
  };
}

/** Sets the cookie of a known device. Call it once the caller has proved to be the account's owner. */
export function rememberDevice(
  deps: Pick<Deps, 'config' | 'secrets' | 'random'>,
  reply: FastifyReply,
  accountId: number,
  proof: Proof = 'device',
): void {
  const { name, options } = cookieOptions(deps.config, 'device');
  const id = deps.random(16).toString('base64url');
  const value = `${id}.${sign(deps, proof, accountId, id).toString('base64url')}`;
  reply.setCookie(name, value, { ...options, maxAge: DEVICE_KNOWN_MS / 1000 });
}
