// Copies the files of images into a backup, in the order of their paths. Files never change: those that an earlier backup holds are
// hard-linked, without asking the store. Each copied file is on the disk before the list names it, so a backup that was interrupted is
// taken over as far as its list reaches.
import { join } from 'node:path';
import { mapConcurrently } from '@palmares/core/map-concurrently';
import { type ImageStore, readBytes } from '../files/image-store.ts';
import { Tally } from '../tally.ts';
import type { StoredEntry } from './backup-format.ts';
import type { BackupWork, WantedFile, WantedFiles } from './copy-rows.ts';
import type { KnownFile, KnownFiles } from './known-files.ts';
import type { LineFile } from './line-file.ts';
import { createMergeCursor } from './merge-cursor.ts';
import { linkFile, writeWhole } from './write-file.ts';

/** Reading one file and writing another are bound by the disk. */
const COPIES_AT_ONCE = 8;

/** An earlier backup. */
export interface KnownFolder {
  readonly folder: string;
  readonly files: KnownFiles;
}

export interface FilesToCopy {
  readonly images: Pick<ImageStore, 'open'>;
  readonly wanted: WantedFiles;
  /** The first that holds a file gives it. */
  readonly known: readonly KnownFolder[];
  /** The list of copied files: `openList`. */
  readonly list: LineFile;
}

export interface CopiedFiles {
  readonly count: number;
  /** Number of files linked from an earlier backup, included in `count`. */
  readonly linked: number;
  /** Keys of images whose file is gone. */
  readonly missing: Tally<string>;
}

export async function copyFiles(work: BackupWork, input: FilesToCopy): Promise<CopiedFiles> {
  const missing = new Tally<string>();
  let [count, linked] = [0, 0];
  const copies = mapConcurrently(findKnown(input), COPIES_AT_ONCE, (file) => copyFile(work, input, file));
  for await (const { key, variant, stored, isLinked } of copies) {
    if (stored === null) {
      if (variant === 'full') missing.add(key);
      continue;
    }
    count += 1;
    if (isLinked) linked += 1;
    const { bytes, sha256 } = stored;
    await input.list.add(work.sealing.isSealed ? stored : { key, variant, bytes, sha256 });
  }
  return { count, linked, missing };
}

type FoundFile = WantedFile & { readonly known: readonly (KnownFile & { readonly folder: string })[] };

async function* findKnown({ wanted, known }: FilesToCopy): AsyncGenerator<FoundFile> {
  const lists = known.map(({ folder, files }) => ({ folder, cursor: createMergeCursor(files) }));
  try {
    for await (const file of wanted()) {
      const found: (KnownFile & { folder: string })[] = [];
      for (const { folder, cursor } of lists) {
        const one = await cursor.find(file.path);
        if (one !== undefined) found.push({ ...one, folder });
      }
      yield { ...file, known: found };
    }
  } finally {
    for (const { cursor } of lists) await cursor.close();
  }
}

type CopiedFile = WantedFile & { readonly stored: StoredEntry | null; readonly isLinked: boolean };

/** `stored` is null if the store has no such file: copies may be due, or the file is lost. */
async function copyFile(
  work: BackupWork,
  { images }: Pick<FilesToCopy, 'images'>,
  { known, ...file }: FoundFile,
): Promise<CopiedFile> {
  const { path } = file;
  work.signal.throwIfAborted();
  for (const { folder, found, bytes, sha256 } of known) {
    if (await linkFile(join(folder, found), join(work.folder, path), bytes))
      return { ...file, stored: { path, bytes, sha256 }, isLinked: true };
  }
  const opened = await images.open(file.key, file.variant);
  if (opened === null) return { ...file, stored: null, isLinked: false };
  const sealed = await work.sealing.seal(await readBytes(opened));
  work.signal.throwIfAborted();
  const written = await writeWhole(join(work.folder, path), sealed);
  return { ...file, stored: { path, ...written }, isLinked: false };
}
