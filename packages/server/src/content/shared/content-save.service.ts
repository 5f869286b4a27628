// The first and last steps of a save for every kind; between them each kind checks its own parts, with the checks below, and writes them
// (PR-10).
import { checkDetails } from '@palmares/core/check-details';
import type { ContentKind as Kind } from '@palmares/core/content-kind';
import { CONTENT } from '@palmares/core/content-limits';
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { decideOnContent, mayGainImages } from '@palmares/core/permissions';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import { toSearchText } from '@palmares/core/text/search-text';
import type { Transaction } from 'kysely';
import type { Phrase } from '../../api-texts.ts';
import { countUse } from '../../catalog/album-state/album-counts.repository.ts';
import { getAlbumFor } from '../../catalog/album-state/album-rights.service.ts';
import { incrementEpoch } from '../../catalog/album-state/album-state.repository.ts';
import type { Database } from '../../db/schema.ts';
import type { Db } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertAllowed, type Issue } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import { assertVersionMatches } from '../../http/if-match.ts';
import { countHit, type RateDeps } from '../../http/rate-limit.ts';
import { recordAuditEvent } from '../../identity/account/record-audit-event.ts';
import { factsOfHead } from './content.presenter.ts';
import * as contents from './content.repository.ts';
import { getContentFor } from './content.service.ts';
import { detailsText } from './details-text.ts';

type CreateBody = { name: string; description?: string | null; private?: boolean; id_album: number };

/**
 * Begins a create inside its transaction: locks the album, checks the right to build on it and the details, and counts a use of the
 * album. Returns the row to insert. Call it after the idempotency check: a repeated create gets its first reply even if its album was closed
 * since.
 */
export async function beginCreate(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Database>,
  context: AccountContext,
  kind: Kind,
  body: CreateBody,
): Promise<contents.NewContent> {
  // Others may build on the album at the same time, but nobody may close or delete it before this transaction ends.
  const album = await getAlbumFor(trx, context.actor, 'buildOn', body.id_album, 'share');
  const details = parseDetails(kind, { name: body.name, description: body.description ?? null });
  await countUse(trx, body.id_album, 1);
  return {
    account_id: context.actor.id,
    album_id: body.id_album,
    name: details.name ?? '',
    search_text: details.search_text ?? '',
    description: details.description ?? null,
    // A content made from a private album starts private; showing its images is a second, explicit step (AX-52).
    private: album.status === 'private' ? true : (body.private ?? false),
    created_at: deps.clock(),
  };
}

/** Throws 429 beyond the daily limit of new contents. Call it last before the insert, so that only successful creates count. */
export function countCreate(deps: RateDeps, trx: Db, context: AccountContext): Promise<void> {
  return countHit(deps, 'contentByAccount', String(context.actor.id), trx);
}

type UpdateBody = { name?: string; description?: string | null; private?: boolean };

type OpenUpdate = {
  readonly kind: Kind;
  /** Read under its lock. */
  readonly head: contents.ContentHead;
  /** True for a change other than a mere toggle, which an admin may do too (AX-59). */
  readonly edits: boolean;
  readonly details: contents.ContentChange;
  readonly isPrivate: boolean;
  /** Images that readers saw before the change. */
  readonly signed: readonly number[];
};

/** Begins an update inside its transaction: lock, rights, details, version. `editsParts`: the body changes more than the details. */
export async function beginUpdate(
  trx: Db,
  context: AccountContext,
  kind: Kind,
  id: number,
  body: UpdateBody,
  editsParts: boolean,
): Promise<OpenUpdate> {
  const edits = editsParts || body.name !== undefined || body.description !== undefined;
  const head = await getContentFor(trx, context.actor, kind, edits ? 'update' : 'toggle', id, 'update');
  if (!edits && body.private === undefined) throw new AppError('nothing_to_update');
  const details = parseDetails(kind, body);
  assertVersionMatches(context.ifMatch, head.version);
  const isPrivate = body.private ?? head.private;
  if (isPrivate !== head.private) assertAllowed(decideOnContent(context.actor, 'toggle', factsOfHead(head)));
  return { kind, head, edits, details, isPrivate, signed: await listReadableImages(trx, kind, head) };
}

/** Ends an update once the parts of the content are written: revokes addresses, records staff actions, raises the version. */
export async function finishUpdate(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  context: AccountContext,
  update: OpenUpdate,
): Promise<{ id: number; version: number; private: boolean }> {
  const { kind, head, edits, details, isPrivate, signed } = update;
  await revokeTakenOut(trx, kind, head, signed);
  if (isPrivate !== head.private) await noteToggle(trx, context, kind, head);
  const change = { ...details, ...(isPrivate === head.private ? {} : { private: isPrivate }) };
  const when = { now: deps.clock(), newVersion: edits };
  const version = await contents.updateContent(trx, kind, head.id, change, when);
  return { id: head.id, version, private: isPrivate };
}

/** Begins a granular call on an author's content inside its transaction: lock, decision, version. */
export async function beginPart(
  trx: Db,
  context: AccountContext,
  kind: Kind,
  id: number,
  action: 'update' | 'editChild' = 'update',
): Promise<contents.ContentHead> {
  const head = await getContentFor(trx, context.actor, kind, action, id, 'update');
  assertVersionMatches(context.ifMatch, head.version);
  return head;
}

/** Ends a granular call with a new version. A call that may remove images passes those that readers saw before. */
export async function finishPart(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  kind: Kind,
  head: contents.ContentHead,
  signed: readonly number[] = [],
): Promise<void> {
  await revokeTakenOut(trx, kind, head, signed);
  await contents.updateContent(trx, kind, head.id, {}, { now: deps.clock(), newVersion: true });
}

/** Lists the images whose signed addresses readers of the content may hold. */
export async function listReadableImages(trx: Db, kind: Kind, head: contents.ContentHead): Promise<number[]> {
  return head.private || head.hidden ? [] : contents.listSignedImages(trx, kind, head.id);
}

/** Invalidates the signed addresses held by readers of a public content if the change removed one of their images (AX-46). */
async function revokeTakenOut(
  trx: Db,
  kind: Kind,
  head: contents.ContentHead,
  signed: readonly number[],
): Promise<void> {
  if (signed.length === 0) return;
  const after = new Set(await contents.listSignedImages(trx, kind, head.id));
  if (signed.some((image) => !after.has(image))) await incrementEpoch(trx, head.album_id);
}

/** Invalidates the addresses of images that readers got while the content was public and that nothing else shows (AX-46). */
async function noteToggle(
  trx: Db,
  context: AccountContext,
  kind: Kind,
  head: contents.ContentHead,
): Promise<void> {
  if (!head.private) await incrementEpoch(trx, head.album_id);
  const event = head.private ? 'content_made_public' : 'content_made_private';
  await recordAuditEvent(trx, context, { event, target: `${kind} ${head.id}`, ownerId: head.account_id });
}

function parseDetails(
  kind: Kind,
  body: { name?: string; description?: string | null },
): contents.ContentChange {
  const { name, description } = body;
  const issues: Issue[] = checkDetails({ name: name ?? '-', description: description ?? null }).map(
    (issue) => ({ ...issue, text: detailsText(kind, issue.code) }),
  );
  const [first] = issues;
  if (first !== undefined) throw new AppError('validation_failed', { text: first.text, issues });
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
  const issues: Issue[] = broken.map((issue) => ({
    ...issue,
    text: (texts) => texts.ERROR_TEXTS[issue.code],
  }));
  throw new AppError(first.code, { issues });
}

const TOO_MANY: Phrase = (texts) => texts.FIELD_TEXTS.tooMany(CONTENT.imagesMax);

/** Throws if the content would exceed its maximum of images, like the schema of a whole save. */
export function assertRoomForImages(count: number, field: string): void {
  if (count <= CONTENT.imagesMax) return;
  throw new AppError('validation_failed', { issues: [{ field, code: 'too_many', text: TOO_MANY }] });
}

/** Throws if an image occurs twice. */
export function assertDistinct(imageIds: readonly number[]): void {
  if (new Set(imageIds).size !== imageIds.length) throw new AppError('image_already_placed');
}

/** Throws 409 if `insert` added nothing: the image is already in the content. */
export function assertPlaced<T>(created: T | undefined): asserts created is T {
  if (created === undefined) throw new AppError('image_already_placed');
}
