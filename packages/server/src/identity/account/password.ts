// Argon2id with OWASP's parameters (AC-5): about 10 ms on a current core, enough to slow down an attacker but not a user.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '@palmares/core/semaphore';
import { AppError } from '../../errors.ts';

/** Algorithm 2 is Argon2id: the library's own constant is a const enum, which cannot be imported here. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Number of concurrent hashes. They use libuv's four threads, which also read files, and one core each: the rest is left to other work. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Maximum number of waiting hashes: about a second of work. Beyond it a request gets 503. */
const WAITING_MAX = 100;
const RETRY_SECONDS = 2;

const hashing = createSemaphore({ slots: AT_ONCE });

/** Throws 503 if too many wait. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.waiting() >= WAITING_MAX) throw new AppError('unavailable', { retryAfter: RETRY_SECONDS });
  return hashing.run(work);
}

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, OPTIONS));

let dummy: Promise<string> | undefined;

/** A null hash takes the same work before it returns false, so that timing does not reveal whether an account exists (AX-66). */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash('no account has this password', OPTIONS);
  const known = storedHash ?? (await dummy);
  const matches = await queued(() => verify(known, password));
  return storedHash !== null && matches;
}
