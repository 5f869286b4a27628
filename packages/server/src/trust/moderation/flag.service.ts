// Flagged images: staff look, a modo lets be, an admin takes away (access.md D11, product.md §5).
import type { FlaggedImage, ListFlagsQuery } from '@palmares/core/contract/types';
import { decideOnModeration } from '@palmares/core/permissions';
import { removeFiles } from '../../catalog/image/image.files.ts';
import { addressingOf, presentImage } from '../../catalog/image/image.presenter.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { type Cursor, cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { presentAuthor } from '../../identity/account/account.presenter.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import { removeEverywhere } from '../purge/purge.service.ts';
import * as flags from './flag.repository.ts';

export function assertMayTriage(context: RequestContext): void {
  assertAllowed(decideOnModeration(context.actor, 'triage'));
}

function presentFlag(deps: Deps, row: flags.FlagRow): FlaggedImage {
  const album = { status: row.album_status, deleted: row.album_deleted, epoch: row.album_epoch };
  return {
    image: presentImage(deps, row.image, addressingOf(album, { maySeeBytes: true })),
    scores: row.scores,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    album: { id: row.album_id, name: row.album_name, status: row.album_status, author: presentAuthor(row) },
  };
}

export async function listFlags(deps: Deps, query: ListFlagsQuery) {
  const size = pageSize(query.limit);
  const rows = await flags.listFlags(deps.db, {
    state: query.state ?? 'pending',
    size,
    cursor: decodeCursor(query.cursor, 'time'),
  });
  const page = cutPage(rows, size, (row): Cursor => [row.created_at.toISOString(), row.image_id]);
  return { data: page.rows.map((row) => presentFlag(deps, row)), meta: { next_cursor: page.next_cursor } };
}

/** In no order. */
export async function listFlagsById(deps: Deps, imageIds: readonly number[]): Promise<FlaggedImage[]> {
  return (await flags.listFlagsById(deps.db, imageIds)).map((row) => presentFlag(deps, row));
}

/** An image that staff let be for another reason needs no second look. */
export async function settleFlag(
  deps: Deps,
  trx: Db,
  context: AccountContext,
  imageId: number,
): Promise<void> {
  const flag = await flags.findFlag(trx, imageId);
  if (flag?.state === 'pending') await keep(deps, trx, context, imageId);
}

async function keep(deps: Deps, trx: Db, context: AccountContext, imageId: number): Promise<void> {
  const { actor, ip } = context;
  const target = `image ${imageId}`;
  await insertAuditEvent(trx, { account_id: actor.id, event: 'flag_kept', target, ip });
  const decision = { state: 'kept', decided_by: actor.id, decided_at: deps.clock() } as const;
  await flags.updateFlag(trx, imageId, decision);
}

/** `id` is the image's. Taking it away removes it from its album and from every content, whatever the limits say. */
export async function decide(
  deps: Deps,
  context: AccountContext,
  id: number,
  state: 'kept' | 'removed',
): Promise<void> {
  assertAllowed(decideOnModeration(context.actor, state === 'removed' ? 'remove' : 'triage'));
  const removedKeys = await inTransaction(deps.db, async (trx) => {
    const flag = await flags.findFlag(trx, id);
    assertFound(flag);
    if (state === 'kept') {
      await keep(deps, trx, context, id);
      return [];
    }
    const { actor, ip } = context;
    const target = `image ${id}`;
    await insertAuditEvent(trx, { account_id: actor.id, event: 'flag_removed', target, ip });
    return removeEverywhere(trx, { id, albumId: flag.album_id, now: deps.clock() });
  });
  await removeFiles(deps, removedKeys);
}
