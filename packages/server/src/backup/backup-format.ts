// What stands in the folder of a backup. Its invariant: `backup.json` is there only once everything else is, on the disk; each file is named by a
// list that holds its SHA-256, as it is stored, so that a backup is checked without the key that opens it.
//
//   backup.json                what follows, with the rows and the hash of each table
//   tables/album.copy.gz       the rows of a table, in the text form of PostgreSQL's COPY
//   files.jsonl                a line for each file of an image
//   files/ab/<key>.<variant>   as the store holds it
//
// With `.age` behind the name of an encrypted file. Left out is what restores would have to undo (`tables.ts`).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { FILE_VARIANTS, type FileVariant, isImageKey } from '../files/image-store.ts';
import { errorCode, StartError } from '../start-error.ts';
import { backupMessages as say } from './backup-messages.ts';

export const MANIFEST = 'backup.json';
export const FILE_LIST = 'files.jsonl';

const Sum = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Name = Type.String({ pattern: '^[a-z_]+$' });

const BackedUpTable = Type.Object({
  name: Name,
  columns: Type.Array(Name),
  rows: Type.Integer({ minimum: 0 }),
  sha256: Sum,
});
export type BackedUpTable = Static<typeof BackedUpTable>;

const Manifest = Type.Object({
  format: Type.Literal(1),
  /** The time of the database when its snapshot was taken. */
  madeAt: Type.String(),
  /** Of the database, in their order. */
  migrations: Type.Array(Type.String({ pattern: '^[0-9]{3}-[a-z0-9-]+$' }), { minItems: 1 }),
  /** Public keys that it is encrypted to. */
  recipients: Type.Array(Type.String()),
  tables: Type.Array(BackedUpTable),
  /** The last number that was given out in each table. */
  numbers: Type.Record(Type.String(), Type.Integer()),
  files: Type.Object({ count: Type.Integer(), sha256: Sum }),
});
export type Manifest = Static<typeof Manifest>;

/** Bytes and hash as stored. */
export interface BackedUpFile {
  readonly key: string;
  readonly variant: FileVariant;
  readonly bytes: number;
  readonly sha256: string;
}

export const tablePath = (name: string): string => join('tables', `${name}.copy.gz`);

export const filePath = ({ key, variant }: Pick<BackedUpFile, 'key' | 'variant'>): string =>
  join('files', key.slice(0, 2), `${key}.${variant}`);

/** Throws a StartError when the folder holds no backup that this code can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new StartError(say.noBackup(folder, errorCode(error) ?? String(error)));
  });
  const found = parseJson(text);
  if (!Value.Check(Manifest, found)) throw new StartError(say.unreadable(folder));
  return found;
}

export async function readFileList(folder: string): Promise<BackedUpFile[]> {
  const text = await readFile(join(folder, FILE_LIST), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const file = parseJson(line);
      if (!isBackedUpFile(file)) throw new StartError(say.unreadable(folder));
      return file;
    });
}

/** A key and a variant become a path: nothing else may. */
function isBackedUpFile(value: unknown): value is BackedUpFile {
  if (typeof value !== 'object' || value === null) return false;
  const { key, variant, bytes, sha256 } = value as Partial<Record<keyof BackedUpFile, unknown>>;
  return (
    typeof key === 'string' &&
    isImageKey(key) &&
    (FILE_VARIANTS as readonly unknown[]).includes(variant) &&
    Number.isInteger(bytes) &&
    Value.Check(Sum, sha256)
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
