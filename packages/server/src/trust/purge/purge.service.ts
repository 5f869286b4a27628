// Removes one image permanently from its album and from every content: for images that should never have been uploaded, flagged or not
// (AD-33; docs/decisions/0016-image-addresses-and-purge.md).
import type { ImageUses } from '@palmares/core/contract/types';
import { decideOnModeration } from '@palmares/core/permissions';
import { PURGE } from '@palmares/core/staff-limits';
import { incrementEpoch, updateImageCount } from '../../catalog/album-state/album-state.repository.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import { presentUses } from './purge.presenter.ts';
import * as purges from './purge.repository.ts';
import { purgeNextBatch } from './purge-batches.ts';

export function assertMayPurge(context: RequestContext): void {
  assertAllowed(decideOnModeration(context.actor, 'remove'));
}

/** Shows the admin, before a purge, which contents and how many people it affects. */
export async function getUses(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, id: number): Promise<ImageUses> {
  const image = await purges.findImage(deps.db, id);
  assertFound(image);
  return presentUses(deps, image, await purges.listUses(deps.db, id, PURGE.usesShown));
}

export async function purgeImage(
  deps: Pick<Deps, 'clock' | 'db'>,
  context: AccountContext,
  id: number,
): Promise<void> {
  await inTransaction(deps.db, (trx) => purgeWithin(deps, trx, context, id));
}

/**
 * The image may have left its album, and the album may be deleted. The minimum number of images of an album does not apply to a purge.
 */
export async function purgeWithin(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  context: AccountContext,
  id: number,
): Promise<void> {
  const image = await purges.findImage(trx, id);
  assertFound(image);
  const target = `image ${id}, album ${image.album_id}`;
  const { actor, ip } = context;
  await insertAuditEvent(trx, { account_id: actor.id, event: 'image_purged', target, ip });
  await beginPurge(trx, { id, albumId: image.album_id, now: deps.clock() });
}

/**
 * The first step: hides the image from everybody, in a time that does not depend on its uses. Batches then remove it (purge-batches.ts).
 *
 */
export async function beginPurge(
  trx: Db,
  { id, albumId, now }: { id: number; albumId: number; now: Date },
): Promise<void> {
  await purges.lockForPurge(trx, id, albumId);
  // The image is read again under the locks: another request may have purged it meanwhile.
  const current = await purges.findImage(trx, id);
  assertFound(current);
  await purges.insertPurge(trx, id, now);
  // Lists that a replica returns are compared with the epoch (content-list.repository.ts).
  await incrementEpoch(trx, albumId);
  if (!current.image.removed && !current.album_deleted) await updateImageCount(trx, albumId, -1, now);
}

/** Runs both steps, for commands of the operator. Returns false if there is no such image. */
export async function purgeCompletely(
  deps: Pick<Deps, 'db' | 'log' | 'images' | 'clock'>,
  id: number,
): Promise<boolean> {
  const begun = await inTransaction(deps.db, async (trx) => {
    const image = await purges.findImage(trx, id);
    if (image === undefined) return false;
    await beginPurge(trx, { id, albumId: image.album_id, now: deps.clock() });
    return true;
  });
  while ((await purgeNextBatch(deps, id)) === 'more');
  return begun;
}
