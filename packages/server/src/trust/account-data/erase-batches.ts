// The second step of an account's deletion: removes its rows and files in batches, each in a short transaction. A batch removes whatever it
// finds, so any number of processes may run them, a killed one leaves nothing half done, and what a concurrent request wrote meanwhile goes
// too. Images that other people's contents show stay: their album becomes a tombstone, with « Compte supprimé » as its author.
import { sql, type Transaction } from 'kysely';
import { removeAlbum } from '../../catalog/album/album.repository.ts';
import { removeFiles } from '../../catalog/image/image.files.ts';
import { addStoredBytes, markFilesDeleting } from '../../catalog/image/image.repository.ts';
import {
  CONTENTS_AT_ONCE,
  chooseContents,
  ROWS_AT_ONCE,
} from '../../content/shared/content-batch.repository.ts';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import type { Database } from '../../db/schema.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { detachAccountReports } from '../report/decision.repository.ts';
import * as erasing from './erase-account.repository.ts';

/** With their files they are twice as many rows. */
const IMAGES_AT_ONCE = 250;
const CASES_AT_ONCE = 100;

/** Returns the keys of the files to remove after the commit; null if it found nothing to do. */
type Step = (trx: Transaction<Database>, accountId: number, now: Date) => Promise<string[] | null>;

const removeReplies: Step = async (trx, accountId) =>
  (await erasing.removeReplies(trx, accountId, ROWS_AT_ONCE)) > 0 ? [] : null;

const detachReports: Step = async (trx, accountId, now) =>
  (await detachAccountReports(trx, accountId, now, CASES_AT_ONCE)) > 0 ? [] : null;

/** Contents go before albums, so that they no longer use the albums' images. */
const removeContents: Step = async (trx, accountId) => {
  for (const kind of CONTENT_TABLES) {
    const own = sql`select id from ${kind.table} where account_id = ${accountId} limit ${CONTENTS_AT_ONCE}`;
    const ids = await chooseContents(trx, kind, own);
    if (ids.length === 0) continue;
    await erasing.removeContents(trx, kind, accountId, ids);
    return [];
  }
  return null;
};

const removeAlbums: Step = async (trx, accountId, now) => {
  const albumId = await erasing.lockNextAlbum(trx, accountId);
  if (albumId === undefined) return null;
  for (const which of ['live', 'unused'] as const) {
    const images = await erasing.lockImages(trx, albumId, which, IMAGES_AT_ONCE);
    if (images.length === 0) continue;
    const getIds = (used: boolean) => images.filter((image) => image.used === used).map(({ id }) => id);
    await erasing.markImagesRemoved(trx, getIds(true), now);
    await erasing.deleteImages(trx, getIds(false));
    const gone = images.filter(({ used }) => !used);
    const keys = gone.map(({ file_key }) => file_key);
    await markFilesDeleting(trx, keys, now);
    if (which === 'live') await erasing.reduceImageCount(trx, albumId, images.length);
    if (gone.length > 0) await addStoredBytes(trx, albumId, -gone.reduce((sum, { bytes }) => sum + bytes, 0));
    return keys;
  }
  await removeAlbum(trx, albumId, now);
  return [];
};

const STEPS: readonly Step[] = [detachReports, removeContents, removeAlbums, removeReplies];

export function listUnfinished(db: Db, limit: number): Promise<number[]> {
  return erasing.listErasures(db, limit);
}

/** Removes one batch of a deleted account. Throws if the account is not deleted. */
export async function eraseNextBatch(
  deps: Pick<Deps, 'db' | 'log' | 'images' | 'clock'>,
  accountId: number,
): Promise<'more' | 'done'> {
  const keys = await inTransaction(deps.db, (trx) => takeStep(trx, accountId, deps.clock()));
  if (keys === null) return (await finish(deps.db, accountId)) ? 'done' : 'more';
  await removeFiles(deps, keys);
  return 'more';
}

async function takeStep(trx: Transaction<Database>, accountId: number, now: Date): Promise<string[] | null> {
  if (!(await erasing.isAccountDeleted(trx, accountId)))
    throw new Error(`account ${accountId} is not deleted`);
  for (const step of STEPS) {
    const keys = await step(trx, accountId, now);
    if (keys !== null) return keys;
  }
  return null;
}

const finish = (db: Db, accountId: number): Promise<boolean> =>
  inTransaction(db, (trx) => erasing.finishErasure(trx, accountId));
