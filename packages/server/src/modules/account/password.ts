// Argon2id at OWASP's parameters (access.md rule 10). About 10 ms on a core of today: enough to slow a guesser, not a person.
import { hash, verify } from '@node-rs/argon2';

/** Algorithm 2 is Argon2id: the library's own name for it is a const enum, which cannot be imported here. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let dummy: Promise<string> | undefined;

/**
 * False for a null hash too, after the same work: nobody learns from the time whether an account exists
 * (access.md rule 9).
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await dummy), password);
  return storedHash !== null && matches;
}
