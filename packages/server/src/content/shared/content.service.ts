// Operations common to tier lists, tournaments and rankings: rights, details, the frame of an atomic save (PR-10).

import { checkDetails } from '@palmares/core/check-details';
import type { ContentKind as Kind } from '@palmares/core/content-kind';
import { ERRORS, type ErrorCode, type FieldIssue } from '@palmares/core/contract/error-codes';
import { detailsText } from '@palmares/core/details-text';
import { CONTENT } from '@palmares/core/limits';
import { type Actor, type ContentAction, decideOnContent, mayGainImages } from '@palmares/core/permissions';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import { toSearchText } from '@palmares/core/text/search-text';
import { incrementEpoch, updateUseCount } from '../../catalog/album-state/album-state.repository.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { assertVersionMatches } from '../../http/if-match.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import { recordAuditEvent } from '../../identity/account/record-audit-event.ts';
import { factsOfHead, factsOfRow } from './content.presenter.ts';
import * as contents from './content.repository.ts';

export async function getReadable<K extends Kind>(
  deps: Deps,
  actor: Actor,
  kind: K,
  id: number,
): Promise<contents.Whole<contents.RowOfKind[K]>> {
  const row = await contents.findContent(deps.db, kind, id);
  assertFound(row);
  assertAllowed(decideOnContent(actor, 'read', factsOfRow(row)));
  return row;
}

/** Reads the content's head for a write; locks it inside the transaction that writes. */
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
  return head;
}

export async function assertMay(
  deps: Deps,
  context: RequestContext,
  kind: Kind,
  action: ContentAction,
  id: number,
): Promise<void> {
  await getContentFor(deps.db, context.actor, kind, action, id);
}

export function parseDetails(
  kind: Kind,
  body: { name?: string; description?: string | null },
): contents.ContentChange {
  const { name, description } = body;
  const issues: FieldIssue[] = checkDetails({ name: name ?? '-', description: description ?? null }).map(
    (issue) => ({ ...issue, message: detailsText(kind, issue.code) }),
  );
  const [first] = issues;
  if (first !== undefined) throw new AppError('validation_failed', { message: first.message, issues });
  return {
    ...(name === undefined ? {} : { name: normaliseLine(name), search_text: toSearchText(name) }),
    ...(description === undefined ? {} : { description: normaliseText(description ?? '') || null }),
  };
}

/**
 * `head` is the content's, null for a new one. The reply does not distinguish an image of another album from one that does not exist
 * (AX-61).
 */
export async function assertUsable(
  db: Db,
  kind: Kind,
  imageIds: readonly number[],
  albumId: number,
  head: contents.ContentHead | null,
  refusal: ErrorCode = 'image_not_in_album',
): Promise<void> {
  const wanted = [...new Set(imageIds)];
  if (wanted.length === 0) return;
  // A new content is always allowed to gain images: its author's right to build on the album was checked before.
  const mayGain = head === null || mayGainImages(factsOfHead(head));
  const contentId = head?.id ?? null;
  const usable = await contents.countUsableImages(db, kind, wanted, { albumId, contentId, mayGain });
  if (usable !== wanted.length) throw new AppError(refusal);
}

/** Throws if no play can lead to the result: the first issue gives the code of the reply, and each is reported at its field. */
export function assertPossible(broken: readonly { field: string; code: ErrorCode }[]): void {
  const [first] = broken;
  if (first === undefined) return;
  const issues = broken.map((issue) => ({ ...issue, message: ERRORS[issue.code][1] }));
  throw new AppError(first.code, { issues });
}

/** Throws if the content would exceed its maximum of images, like the schema of a whole save. */
export function assertRoomForImages(count: number, field: string): void {
  if (count <= CONTENT.imagesMax) return;
  const message = `${CONTENT.imagesMax} éléments au maximum.`;
  throw new AppError('validation_failed', { issues: [{ field, code: 'too_many', message }] });
}

/** Throws if an image occurs twice. */
export function assertDistinct(imageIds: readonly number[]): void {
  if (new Set(imageIds).size !== imageIds.length) throw new AppError('image_already_placed');
}

/**
 * Hides a content, or shows it again, by a decision of the moderation. Like a toggle it does not raise the version; it invalidates the
 * image addresses that its readers hold. Runs in the transaction `trx` of the decision. Returns false if the content is gone.
 */
export async function setHidden(
  deps: Deps,
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

/** Throws 409 if `insert` added nothing: the image is already in the content. */
export function assertPlaced<T>(created: T | undefined): asserts created is T {
  if (created === undefined) throw new AppError('image_already_placed');
}

/** `head` must have been read under its lock. */
export async function removeWithin(trx: Db, kind: Kind, head: contents.ContentHead): Promise<void> {
  await contents.removeContent(trx, kind, head.id);
  await updateUseCount(trx, head.album_id, -1);
  if (!head.private) await incrementEpoch(trx, head.album_id);
}

export async function deleteContent(
  deps: Deps,
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
