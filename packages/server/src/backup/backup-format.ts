// Layout of a backup's folder. Its invariant: `backup.json` is written last, once everything else is on the disk; each file is named by a
// list that holds its SHA-256 as stored, so that a backup can be checked without the key that opens it.
//
//   backup.json                format 1: manifest, with the rows and the hash of each table (`Contents`)
//   tables/album.copy.gz       the rows of a table, in the text form of PostgreSQL's COPY
//   files.jsonl                a line for each file of an image, sorted by key and variant
//   files/ab/<key>.<variant>   as the store holds it
//
// An encrypted backup shows only what a server without the secret key needs (format 2):
//
//   backup.json                the public keys, and the hash of `stored.jsonl`
//   stored.jsonl               path, size and hash of every other file: those of images first, sorted by path, because the next backup
//                              links those that it reuses while it reads the list once
//   contents.json.age          `Contents`
//   files.jsonl.age, tables/album.copy.gz.age
//   files/ab/<hash>.age        under the SHA-256 of `<key>.<variant>`: keys are random, so the name does not reveal them
//
// Older encrypted backups of format 1 differ only by `.age` after the names of tables and files; older ones of format 2 by the order of
// `stored.jsonl`, which began with the tables. `tables.ts` lists what backups leave out. No list is ever read into memory whole.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { FILE_VARIANTS, type FileVariant, isImageKey } from '../files/image-store.ts';
import { errorCode, StartError } from '../start-error.ts';
import { backupMessages as say } from './backup-messages.ts';
import { hashSha256 } from './write-file.ts';

export const MANIFEST = 'backup.json';
export const FILE_LIST = 'files.jsonl';
export const CONTENTS = 'contents.json';
export const STORED_LIST = 'stored.jsonl';

const Sum = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Name = Type.String({ pattern: '^[a-z_]+$' });

const BackedUpTable = Type.Object({
  name: Name,
  columns: Type.Array(Name),
  rows: Type.Integer({ minimum: 0 }),
  sha256: Sum,
});
export type BackedUpTable = Static<typeof BackedUpTable>;

const CONTENTS_FIELDS = {
  /** Database time of the snapshot. */
  madeAt: Type.String(),
  /** Migrations of the database, in order. */
  migrations: Type.Array(Type.String({ pattern: '^[0-9]{3}-[a-z0-9-]+$' }), { minItems: 1 }),
  tables: Type.Array(BackedUpTable),
  /** The last value of each table's id sequence. */
  numbers: Type.Record(Type.String(), Type.Integer()),
  files: Type.Object({ count: Type.Integer(), sha256: Sum }),
};
const Contents = Type.Object(CONTENTS_FIELDS);
export type Contents = Static<typeof Contents>;

/** Public keys that the backup is encrypted to. */
const Recipients = Type.Array(Type.String());
const ManifestWithContents = Type.Object({
  format: Type.Literal(1),
  recipients: Recipients,
  ...CONTENTS_FIELDS,
});
const SealedManifest = Type.Object({ format: Type.Literal(2), recipients: Recipients, stored: Sum });
const Manifest = Type.Union([ManifestWithContents, SealedManifest]);
export type Manifest = Static<typeof Manifest>;

/** A file in the folder of a backup: its path there, and its size and hash as stored. */
const StoredEntry = Type.Object({
  path: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Sum,
});
export type StoredEntry = Static<typeof StoredEntry>;

/** Size and hash as stored. */
export interface BackedUpFile {
  readonly key: string;
  readonly variant: FileVariant;
  readonly bytes: number;
  readonly sha256: string;
}

/** The folder of the files of images. */
export const FILES = 'files';

export const tablePath = (name: string): string => join('tables', `${name}.copy.gz`);

/** Path of an image's file: named by its key, or with `hidesKey` by a hash that does not reveal it. */
export function filePath(
  { key, variant }: Pick<BackedUpFile, 'key' | 'variant'>,
  { hidesKey }: { hidesKey: boolean },
): string {
  const name = `${key}.${variant}`;
  return spreadPath(hidesKey ? hashSha256(Buffer.from(name)) : name);
}

/** Path of an image's file by the name that the backup shows. */
export const spreadPath = (shown: string): string => join(FILES, shown.slice(0, 2), shown);

/** The list of the files of images that a server can read without the secret key. It grows while files are copied. */
export const openList = ({ isSealed }: { isSealed: boolean }): string => (isSealed ? STORED_LIST : FILE_LIST);

/** Throws a StartError if the folder holds no backup that this code can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new StartError(say.noBackup(folder, errorCode(error) ?? String(error)));
  });
  const found = parseJson(text);
  if (!Value.Check(Manifest, found)) throw new StartError(say.unreadable(folder));
  return found;
}

/** Throws a StartError if the text is not in the format of a backup. */
export function parseContents(folder: string, text: string): Contents {
  const found = parseJson(text);
  if (!Value.Check(Contents, found)) throw new StartError(say.unreadable(folder));
  return found;
}

/** Returns null for a line of `files.jsonl` that is not in the format of a backup. */
export function parseFileLine(line: string): BackedUpFile | null {
  const found = parseJson(line);
  return isBackedUpFile(found) ? found : null;
}

/** Returns null for a line of `stored.jsonl` that is not in the format of a backup. */
export function parseStoredLine(line: string): StoredEntry | null {
  const found = parseJson(line);
  return Value.Check(StoredEntry, found) ? found : null;
}

/** True for the path of an image's file in an encrypted backup. Other paths in a list must not be opened. */
export const isSealedFilePath = ({ path }: StoredEntry): boolean =>
  /^files\/[0-9a-f]{2}\/[0-9a-f]{64}\.age$/.test(path);

/** The key and the variant become a path, so nothing else may pass. */
function isBackedUpFile(value: unknown): value is BackedUpFile {
  if (typeof value !== 'object' || value === null) return false;
  const { key, variant, bytes, sha256 } = value as Partial<Record<keyof BackedUpFile, unknown>>;
  return (
    typeof key === 'string' &&
    isImageKey(key) &&
    FILE_VARIANTS.some((each) => each === variant) &&
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
