// Flagged images: staff look, a modo lets be, an admin takes away (access.md D11, product.md §5).
import type { FlaggedImage, ListFlagsQuery } from '@palmares/core/contract/types';
import { decideOnModeration } from '@palmares/core/permissions';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { type Cursor, cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { presentAuthor } from '../account/account.presenter.ts';
import { insertAuditEvent } from '../account/account.repository.ts';
import { removeFiles } from '../image/image.files.ts';
import { addressingOf, presentImage } from '../image/image.presenter.ts';
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
    await insertAuditEvent(trx, {
      account_id: context.actor.id,
      event: `flag_${state}`,
      target: `image ${id}`,
      ip: context.ip,
    });
    if (state === 'removed') return removeEverywhere(trx, { id, albumId: flag.album_id, now: deps.clock() });
    await flags.updateFlag(trx, id, { state, decided_by: context.actor.id, decided_at: deps.clock() });
    return [];
  });
  await removeFiles(deps, removedKeys);
}
