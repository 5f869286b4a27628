// Encrypts keys of second factors at rest: AES-256-GCM with a key derived from the installation's secret, bound to their account. A copy of
// the database without the secret, such as a backup, yields no code.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Deps } from '../../deps.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const boundTo = (accountId: number): Buffer => Buffer.from(`account ${accountId}`);

export function sealKey(deps: Pick<Deps, 'secrets' | 'random'>, accountId: number, key: Uint8Array): Buffer {
  const nonce = deps.random(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deps.secrets.secondFactor, nonce).setAAD(boundTo(accountId));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
}

/** Returns null if it was encrypted with another secret, or for another account. */
export function openKey(deps: Pick<Deps, 'secrets'>, accountId: number, sealed: Buffer): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(-TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, deps.secrets.secondFactor, nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(accountId))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
