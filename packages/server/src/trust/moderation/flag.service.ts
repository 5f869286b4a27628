// Flagged images: staff list them, a moderator may keep one, an admin may remove it (AD-34).
import type { FlaggedImage, ListFlagsQuery } from '@palmares/core/contract/types';
import { type Actor, decideOnFlag, decideOnModeration } from '@palmares/core/permissions';
import { type AddressDeps, chooseAddressing, presentImage } from '../../catalog/image/image.presenter.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { type Cursor, cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { presentAuthor } from '../../identity/account/account.presenter.ts';
import { existsOtherAdmin, insertAuditEvent } from '../../identity/account/account.repository.ts';
import { recordOwnDecision } from '../../identity/account/record-audit-event.ts';
import { beginPurge } from '../purge/purge.service.ts';
import * as flags from './flag.repository.ts';

const FLAG_ACTS = ['kept', 'removed'] as const;

export function assertMayTriage(context: RequestContext): void {
  assertAllowed(decideOnModeration(context.actor, 'triage'));
}

type Reader = { readonly actor: Actor; readonly hasOtherAdmin: boolean };

/** The existence of another admin matters only to admins: `false` for other actors saves the query. */
async function getReader(db: Db, actor: Actor): Promise<Reader> {
  const isAdmin = actor.kind === 'account' && actor.admin;
  return { actor, hasOtherAdmin: isAdmin && (await existsOtherAdmin(db, [actor.id])) };
}

function presentFlag(deps: AddressDeps, { actor, hasOtherAdmin }: Reader, row: flags.FlagRow): FlaggedImage {
  const album = { status: row.album_status, deleted: row.album_deleted, epoch: row.album_epoch };
  return {
    image: presentImage(deps, row.image, chooseAddressing(album, { maySeeBytes: true })),
    scores: row.scores,
    acts: FLAG_ACTS.filter(
      (state) => decideOnFlag(actor, state, { authorId: row.author_id, hasOtherAdmin }) === null,
    ),
    state: row.state,
    createdAt: row.created_at.toISOString(),
    album: { id: row.album_id, name: row.album_name, status: row.album_status, author: presentAuthor(row) },
  };
}

export async function listFlags(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  query: ListFlagsQuery,
) {
  const size = pageSize(query.limit);
  const rows = await flags.listFlags(deps.db, {
    state: query.state ?? 'pending',
    size,
    cursor: decodeCursor(query.cursor, 'time'),
  });
  const page = cutPage(rows, size, (row): Cursor => [row.created_at.toISOString(), row.image_id]);
  const reader = await getReader(deps.db, actor);
  return {
    data: page.rows.map((row) => presentFlag(deps, reader, row)),
    meta: { next_cursor: page.next_cursor },
  };
}

/** Returns the flags in no particular order. */
export async function listFlagsById(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  imageIds: readonly number[],
): Promise<FlaggedImage[]> {
  const [rows, reader] = await Promise.all([
    flags.listFlagsById(deps.db, imageIds),
    getReader(deps.db, actor),
  ]);
  return rows.map((row) => presentFlag(deps, reader, row));
}

/** Closes the flag: an image that staff kept for another reason needs no second review. */
export async function settleFlag(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  context: AccountContext,
  imageId: number,
): Promise<void> {
  const flag = await flags.findFlag(trx, imageId);
  if (flag?.state === 'pending') await keep(deps, trx, context, imageId);
}

async function keep(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  context: AccountContext,
  imageId: number,
): Promise<void> {
  const { actor, ip } = context;
  const target = `image ${imageId}`;
  await insertAuditEvent(trx, { account_id: actor.id, event: 'flag_kept', target, ip });
  const decision = { state: 'kept', decided_by: actor.id, decided_at: deps.clock() } as const;
  await flags.updateFlag(trx, imageId, decision);
}

/** `id` is the image's. Removing it takes it out of its album and of every content, whatever their minimum sizes. */
export async function decide(
  deps: Pick<Deps, 'clock' | 'db'>,
  context: AccountContext,
  id: number,
  state: 'kept' | 'removed',
): Promise<void> {
  assertAllowed(decideOnModeration(context.actor, state === 'removed' ? 'remove' : 'triage'));
  await inTransaction(deps.db, async (trx) => {
    const flag = await flags.findFlag(trx, id);
    assertFound(flag);
    const { hasOtherAdmin } = await getReader(trx, context.actor);
    assertAllowed(decideOnFlag(context.actor, state, { authorId: flag.author_id, hasOtherAdmin }));
    if (state === 'kept') {
      await keep(deps, trx, context, id);
      if (context.actor.id === flag.author_id) await recordOwnDecision(trx, context, `image ${id}`);
      return;
    }
    const { actor, ip } = context;
    const target = `image ${id}`;
    await insertAuditEvent(trx, { account_id: actor.id, event: 'flag_removed', target, ip });
    await beginPurge(trx, { id, albumId: flag.album_id, now: deps.clock() });
  });
}
