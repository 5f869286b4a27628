// Removes one image permanently from its album and from every content: for images that should never have been uploaded, flagged or not
// (AD-33; docs/decisions/0016-image-addresses-and-purge.md).
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { ImageUses } from '@palmares/core/contract/types';
import { PURGE } from '@palmares/core/limits';
import { decideOnModeration } from '@palmares/core/permissions';
import { updateImageCount } from '../../catalog/album-state/album-state.repository.ts';
import { removeFiles } from '../../catalog/image/image.files.ts';
import { removeImage } from '../../catalog/image/image.repository.ts';
import { SERVER_KINDS } from '../../content/kinds.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import { presentUses } from './purge.presenter.ts';
import * as purges from './purge.repository.ts';

export function assertMayPurge(context: RequestContext): void {
  assertAllowed(decideOnModeration(context.actor, 'remove'));
}

/** Shows the admin, before a purge, which contents and how many people it affects. */
export async function getUses(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, id: number): Promise<ImageUses> {
  const image = await purges.findImage(deps.db, id);
  assertFound(image);
  return presentUses(deps, image, await purges.listUses(deps.db, id, PURGE.usesShown));
}

export async function purgeImage(deps: Deps, context: AccountContext, id: number): Promise<void> {
  const removedKeys = await inTransaction(deps.db, (trx) => purgeWithin(deps, trx, context, id));
  await removeFiles(deps, removedKeys);
}

/**
 * The image may have left its album, and the album may be deleted. The minimum number of images of an album does not apply to a purge.
 * Returns the keys of files to remove after the commit.
 */
export async function purgeWithin(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  context: AccountContext,
  id: number,
): Promise<string[]> {
  const image = await purges.findImage(trx, id);
  assertFound(image);
  const target = `image ${id}, album ${image.album_id}`;
  const { actor, ip } = context;
  await insertAuditEvent(trx, { account_id: actor.id, event: 'image_purged', target, ip });
  return removeEverywhere(trx, { id, albumId: image.album_id, now: deps.clock() });
}

/** Returns the keys of files to remove after the commit. */
export async function removeEverywhere(
  trx: Db,
  { id, albumId, now }: { id: number; albumId: number; now: Date },
): Promise<string[]> {
  await purges.lockForPurge(trx, { imageId: id, albumId });
  // The image is read again under the locks: another request may have purged it meanwhile.
  const current = await purges.findImage(trx, id);
  assertFound(current);
  await purges.incrementVersions(trx, id, now);
  for (const kind of CONTENT_KINDS) await SERVER_KINDS[kind].removeImageEverywhere(trx, id);
  await purges.removeFromSnapshots(trx, id);
  if (!current.image.removed && !current.album_deleted) await updateImageCount(trx, albumId, -1, now);
  return removeImage(trx, id, albumId, now);
}
