// Side effects of a change of an album's status, in the same transaction: an audit event when an album enters or leaves quarantine or when
// staff change somebody's album; on entry, a mail to its author with the reason (AD-31).
import type { AlbumStatus } from '@palmares/core/contract/types';
import type { Db } from '../../db/transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import { recordAuditEvent, recordOwnDecision } from '../../identity/account/record-audit-event.ts';
import { insertMail } from '../../mail/outbox.repository.ts';
import { updateAlbum } from './album.repository.ts';

type Album = { id: number; status: AlbumStatus; account_id: number };
type Change = {
  status: AlbumStatus;
  reason: string | null;
  now: Date;
  /** True if the author may appeal from their profile, because the quarantine was decided on a report. */
  mayAppeal?: boolean;
};

/** Changes the status by a decision on a report. */
export async function changeStatus(
  db: Db,
  context: AccountContext,
  album: Album,
  change: Change,
): Promise<void> {
  if (album.status === change.status) return;
  const { status, reason, now } = change;
  await updateAlbum(
    db,
    album.id,
    { status, quarantine_reason: reason },
    { now, newEpoch: true, newVersion: false },
  );
  await recordStatusChange(db, context, album, change);
}

/** Requires `change.status` to differ from the album's. */
export async function recordStatusChange(
  db: Db,
  context: AccountContext,
  album: Album,
  change: Change,
): Promise<void> {
  const { status } = change;
  const target = `album ${album.id}`;
  if (status !== 'quarantined' && album.status !== 'quarantined') {
    const event = status === 'public' ? 'album_made_public' : 'album_made_private';
    await recordAuditEvent(db, context, { event, target, ownerId: album.account_id });
    return;
  }
  const event = status === 'quarantined' ? 'album_quarantined' : 'album_released';
  await insertAuditEvent(db, { account_id: context.actor.id, event, target, ip: context.ip });
  if (event === 'album_released' && context.actor.id === album.account_id)
    await recordOwnDecision(db, context, target);
  if (status === 'quarantined') await mailAuthor(db, album, change);
}

/** Does nothing for a deleted author, who has no address any more. */
async function mailAuthor(db: Db, album: Album, { reason, now, mayAppeal }: Change): Promise<void> {
  const author = await db
    .selectFrom('album')
    .innerJoin('account', 'account.id', 'album.account_id')
    .where('album.id', '=', album.id)
    .select(['account.nametag', 'account.email', 'album.name'])
    .executeTakeFirst();
  if (author === undefined || author.email === null) return;
  const payload = {
    nametag: author.nametag,
    album: author.name,
    reason,
    ...(mayAppeal === true && { mayAppeal }),
  };
  const mail = {
    kind: 'album_quarantined',
    accountId: album.account_id,
    recipient: author.email,
    payload,
  } as const;
  await insertMail(db, mail, now);
}
