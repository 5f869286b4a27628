// Rights on contents of every kind, and what is done to one as a whole: hidden, deleted. Saves are in content-save.service.ts.
import type { ContentKind as Kind } from '@palmares/core/content-kind';
import { type Actor, type ContentAction, decideOnContent } from '@palmares/core/permissions';
import { countUse } from '../../catalog/album-state/album-counts.repository.ts';
import { findAlbumFacts, incrementEpoch } from '../../catalog/album-state/album-state.repository.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { assertVersionMatches } from '../../http/if-match.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import { recordAuditEvent } from '../../identity/account/record-audit-event.ts';
import { factsOfHead, factsOfRow } from './content.presenter.ts';
import * as contents from './content.repository.ts';
import { removePurgedImages } from './remove-image.ts';

export async function getReadable<K extends Kind>(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  kind: K,
  id: number,
): Promise<contents.Whole<contents.RowOfKind[K]>> {
  const row = await contents.findContent(deps.db, kind, id);
  assertFound(row);
  assertAllowed(decideOnContent(actor, 'read', factsOfRow(row)));
  if (!row.holds_purged) return row;
  await inTransaction(deps.db, (trx) => finishPurgesOf(trx, kind, id));
  const finished = await contents.findContent(deps.db, kind, id);
  assertFound(finished);
  return finished;
}

/** The background has not come to this content yet: whoever reads it must get the result without the image, and its new version. */
async function finishPurgesOf(trx: Db, kind: Kind, id: number): Promise<void> {
  const head = await contents.findContentHead(trx, kind, id, 'update');
  if (head?.holds_purged === true) await removePurgedImages(trx, kind, id);
}

/**
 * Reads the content's head for a write; locks it inside the transaction that writes, and then removes images that are being purged: their
 * removal raises the version, which the write compares.
 */
export async function getContentFor(
  db: Db,
  actor: Actor,
  kind: Kind,
  action: ContentAction,
  id: number,
  lock: 'update' | null = null,
): Promise<contents.ContentHead> {
  const head = await contents.findContentHead(db, kind, id, lock);
  assertFound(head);
  assertAllowed(decideOnContent(actor, action, factsOfHead(head)));
  if (lock === null || !head.holds_purged) return head;
  return { ...head, holds_purged: false, version: await removePurgedImages(db, kind, id) };
}

export async function assertMay(
  deps: Pick<Deps, 'db'>,
  context: RequestContext,
  kind: Kind,
  action: ContentAction,
  id: number,
): Promise<void> {
  await getContentFor(deps.db, context.actor, kind, action, id);
}

/**
 * Hides a content, or shows it again, by a decision of the moderation. Like a toggle it does not raise the version; it invalidates the
 * image addresses that its readers hold. Runs in the transaction `trx` of the decision. Returns false if the content is gone.
 */
export async function setHidden(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  context: AccountContext,
  { kind, id, hidden }: { kind: Kind; id: number; hidden: boolean },
): Promise<boolean> {
  const head = await contents.findContentHead(trx, kind, id, 'update');
  if (head === undefined) return false;
  if (head.hidden === hidden) return true;
  await contents.updateContent(trx, kind, id, { hidden }, { now: deps.clock(), newVersion: false });
  if (hidden && !head.private) await incrementEpoch(trx, head.album_id);
  const event = hidden ? 'content_hidden' : 'content_shown';
  await insertAuditEvent(trx, {
    account_id: context.actor.id,
    event,
    target: `${kind} ${id}`,
    ip: context.ip,
  });
  return true;
}

/** `head` must have been read under its lock. */
export async function removeWithin(trx: Db, kind: Kind, head: contents.ContentHead): Promise<void> {
  const isRevoking = !head.private && (await mayHaveSignedImages(trx, kind, head));
  await contents.removeContent(trx, kind, head.id);
  await countUse(trx, head.album_id, -1);
  if (isRevoking) await incrementEpoch(trx, head.album_id);
}

/**
 * Returns whether readers of the content may hold signed addresses, which then must die with it (AX-46). Otherwise its deletion waits for no
 * other on the album. The album's lock keeps its status and its images until the end of the transaction.
 */
async function mayHaveSignedImages(trx: Db, kind: Kind, head: contents.ContentHead): Promise<boolean> {
  const album = await findAlbumFacts(trx, head.album_id, 'share');
  if (album?.status !== 'public' || album.deleted_at !== null) return true;
  return contents.hasRemovedImage(trx, kind, head.id);
}

export async function deleteContent(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  kind: Kind,
  id: number,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const head = await getContentFor(trx, context.actor, kind, 'delete', id, 'update');
    assertVersionMatches(context.ifMatch, head.version);
    await removeWithin(trx, kind, head);
    const target = `${kind} ${id}`;
    await recordAuditEvent(trx, context, { event: 'content_deleted', target, ownerId: head.account_id });
  });
}
