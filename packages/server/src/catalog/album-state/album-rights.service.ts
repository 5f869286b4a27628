// Checks the rights on an album for every write to it, to its images and to the contents made of it.
import {
  type Actor,
  type AlbumAction,
  type AlbumFacts,
  actorOnQuarantined,
  decideOnAlbum,
} from '@palmares/core/permissions';
import type { Db } from '../../db/transaction.ts';
import { assertAllowed, assertFound } from '../../errors.ts';
import { existsOtherAdmin } from '../../identity/account/account.repository.ts';
import { type AlbumLock, findAlbumFacts } from './album-state.repository.ts';

export function toAlbumFacts(row: {
  account_id: number;
  status: AlbumFacts['status'];
  deleted_at: Date | null;
}): AlbumFacts {
  return { authorId: row.account_id, status: row.status, deleted: row.deleted_at !== null };
}

/** Reads the album for a write; locks it if the caller passes a transaction that will change it, or make contents of it. */
export async function getAlbumFor(
  db: Db,
  actor: Actor,
  action: AlbumAction,
  id: number,
  lock: AlbumLock = null,
) {
  const row = await findAlbumFacts(db, id, lock);
  assertFound(row);
  await assertMayOnAlbum(db, actor, action, row);
  return row;
}

/** Applies `actorOnQuarantined`: a quarantine also binds an admin who made the album, unless there is no other admin. */
export async function assertMayOnAlbum(
  db: Db,
  actor: Actor,
  action: AlbumAction,
  album: Parameters<typeof toAlbumFacts>[0],
): Promise<void> {
  const authorId = album.account_id;
  const ofOwn = actor.kind === 'account' && actor.id === authorId && album.status === 'quarantined';
  const decider =
    ofOwn && actor.admin
      ? actorOnQuarantined(actor, { authorId, hasOtherAdmin: await existsOtherAdmin(db, [authorId]) })
      : actor;
  assertAllowed(decideOnAlbum(decider, action, toAlbumFacts(album)));
}
