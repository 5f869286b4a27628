// Albums whose files match their rows, for tests that compare the two.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { sharp } from '../files/configured-sharp.ts';
import { IMAGE_VARIANTS, variantFileName } from '../files/image-store.ts';
import type { TestApp } from './app.ts';
import { createAlbum, getImageFolder, type TestAlbum } from './factories.ts';

let picture: Buffer | undefined;

/** The size equals that of the images of `createAlbum`. */
async function drawPicture(): Promise<Buffer> {
  picture ??= await sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080' } })
    .webp()
    .toBuffer();
  return picture;
}

/** Bypasses the store, which waits for the disk. */
export async function storePicture(t: Pick<TestApp, 'dataDir'>, key: string): Promise<void> {
  const bytes = await drawPicture();
  await mkdir(getImageFolder(t, key), { recursive: true });
  await Promise.all(
    IMAGE_VARIANTS.map((variant) => writeFile(join(getImageFolder(t, key), variantFileName(variant)), bytes)),
  );
}

/** Referenced tables come last, and so do those that triggers write to. A truncation would take ten times as long. */
const EMPTIED = [
  'tierlist',
  'report_case',
  'preview',
  'image',
  'stored_file',
  'album',
  'mail_outbox',
  'audit_event',
  'account',
  'palmares_mark',
  'album_count_change',
  'gone_page',
  'erasure',
];

/** Removes all accounts and backups, for tests that share an application. */
export async function clearSite(t: Pick<TestApp, 'db' | 'deps' | 'dataDir'>): Promise<void> {
  for (const table of EMPTIED) await sql`delete from ${sql.table(table)}`.execute(t.db);
  await rm(join(t.dataDir, 'files'), { recursive: true, force: true });
  // The store takes a missing folder for a disk that is not mounted.
  await mkdir(join(t.dataDir, 'files'));
  await rm(t.deps.config.backup.dir, { recursive: true, force: true });
}

/** Creates one image by default; its bytes count for the author's account. */
export async function createStoredAlbum(
  t: Pick<TestApp, 'db' | 'clock' | 'dataDir'>,
  author: { id: number },
  input: Parameters<typeof createAlbum>[2] = {},
): Promise<TestAlbum> {
  const album = await createAlbum(t, author, { images: 1, ...input });
  for (const key of album.keys) await storePicture(t, key);
  const { bytes } = await t.db
    .selectFrom('image')
    .where('album_id', '=', album.id)
    .select(({ fn }) => fn.sum<string>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  await t.db
    .updateTable('account')
    .set((eb) => ({ stored_bytes: eb('stored_bytes', '+', Number(bytes)) }))
    .where('id', '=', author.id)
    .execute();
  return album;
}
