// What goes with an album's entry into quarantine or its way out: a line of the audit trail, and a mail to its author with
// the reason, in the same transaction (P1 §2 Admin panel; access.md rules 6 and 15).
import type { AlbumStatus } from '@palmares/core/contract/types';
import type { Db } from '../../db/transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import { insertMail } from '../../mail/outbox.repository.ts';
import { insertAuditEvent } from '../account/account.repository.ts';

type Album = { id: number; status: AlbumStatus; account_id: number };
type Change = { status: AlbumStatus; reason: string | null; now: Date };

/** Nothing for a change between public and private. `wakeMailer` after the commit. */
export async function noteQuarantine(
  db: Db,
  context: AccountContext,
  album: Album,
  change: Change,
): Promise<void> {
  const enters = change.status === 'quarantined';
  if (enters === (album.status === 'quarantined')) return;
  await insertAuditEvent(db, {
    account_id: context.actor.id,
    event: enters ? 'album_quarantined' : 'album_released',
    target: `album ${album.id}`,
    ip: context.ip,
  });
  if (enters) await mailAuthor(db, album, change);
}

/** An author who left has no address any more. */
async function mailAuthor(db: Db, album: Album, { reason, now }: Change): Promise<void> {
  const author = await db
    .selectFrom('album')
    .innerJoin('account', 'account.id', 'album.account_id')
    .where('album.id', '=', album.id)
    .select(['account.nametag', 'account.email', 'album.name'])
    .executeTakeFirst();
  if (author === undefined || author.email === null) return;
  const payload = { nametag: author.nametag, album: author.name, reason };
  const mail = {
    kind: 'album_quarantined',
    accountId: album.account_id,
    recipient: author.email,
    payload,
  } as const;
  await insertMail(db, mail, now);
}
