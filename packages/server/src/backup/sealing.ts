// Encrypts a backup's files with age. A server holds only the public key, so that an attacker who steals its backups, or the server, cannot
// read them; the `age` program decrypts them without this code.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { errorCode, StartError } from '../start-error.ts';
import { backupMessages as say } from './backup-messages.ts';

export interface Sealing {
  readonly isSealed: boolean;
  /** Appended to the name of each file. */
  readonly suffix: string;
  seal(bytes: Uint8Array): Promise<Uint8Array>;
  sealStream(source: Readable): Promise<Readable>;
}

const OPEN: Sealing = {
  isSealed: false,
  suffix: '',
  seal: async (bytes) => bytes,
  sealStream: async (source) => source,
};

/** Encrypts nothing if there are no recipients. */
export function createSealing(recipients: readonly string[]): Sealing {
  if (recipients.length === 0) return OPEN;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return {
    isSealed: true,
    suffix: '.age',
    seal: (bytes) => encrypter.encrypt(bytes),
    sealStream: async (source) => Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(source))),
  };
}

export interface Unsealing {
  readonly suffix: string;
  unseal(bytes: Uint8Array, path: string): Promise<Uint8Array>;
  unsealStream(source: Readable, path: string): Promise<Readable>;
}

const OPENED: Unsealing = {
  suffix: '',
  unseal: async (bytes) => bytes,
  unsealStream: async (source) => source,
};

const told = (path: string) => (error: unknown) => {
  throw new StartError(say.identityWrong(path), { cause: error });
};

/** `isSealed` comes from the backup. Throws a StartError if it is true and there is no identity. */
export function createUnsealing(isSealed: boolean, identities: readonly string[]): Unsealing {
  if (!isSealed) return OPENED;
  if (identities.length === 0) throw new StartError(say.identityNeeded);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return {
    suffix: '.age',
    unseal: (bytes, path) => decrypter.decrypt(bytes).catch(told(path)),
    unsealStream: async (source, path) =>
      Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(source)).catch(told(path))),
  };
}

/** Reads the secret keys from a file in the format of `age-keygen` and `npm run backup -- new-key`: one key per line, and comments. */
export async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartError(say.identityFile(path, errorCode(error) ?? String(error)));
  });
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^AGE-SECRET-KEY-1[0-9A-Z]+$/.test(line));
  if (keys.length === 0) throw new StartError(say.identityFile(path, 'AGE-SECRET-KEY-1…'));
  return keys;
}
