// Tier lists as wholes: lists, reading, the atomic save, deletion (P2 §4 and §7; product.md §2, §3).

import type { FieldIssue } from '@palmares/core/contract/error-codes';
import type {
  CreateTierlistBody,
  LineInput,
  ListQuery,
  Tierlist,
  TierlistLine,
  UpdateTierlistBody,
} from '@palmares/core/contract/types';
import { type Actor, type ContentAction, decideOnContent } from '@palmares/core/permissions';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import { toSearchText } from '@palmares/core/text/search-text';
import { checkDetails } from '@palmares/core/tierlist/check-details';
import { checkLines } from '@palmares/core/tierlist/check-lines';
import { detailsText, refusalText } from '@palmares/core/tierlist/messages';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { createOnce } from '../../http/idempotency.ts';
import { cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { changeUses } from '../album/album.repository.ts';
import { getAlbumFor, scopeOf } from '../album/album.service.ts';
import {
  factsOf,
  factsOfRow,
  presentLines,
  presentTierlist,
  presentTierlistSummary,
} from './tierlist.presenter.ts';
import * as tierlists from './tierlist.repository.ts';

export async function listTierlists(deps: Deps, actor: Actor, query: ListQuery) {
  const sort = query.sort ?? 'newest';
  const size = pageSize(query.limit);
  const rows = await tierlists.listTierlists(deps.db, {
    scope: scopeOf(actor, query.scope),
    sort,
    size,
    cursor: decodeCursor(query.cursor, tierlists.cursorKeyOf(sort)),
    search: toSearchText(query.search ?? ''),
    category: query.category === undefined ? undefined : toSearchText(query.category),
    author: query.author?.toLowerCase(),
    albumId: query.album,
  });
  const page = cutPage(rows, size, tierlists.cursorOf(sort));
  return {
    data: page.rows.map((row) => presentTierlistSummary(deps, actor, row)),
    meta: { next_cursor: page.next_cursor },
  };
}

async function getReadable(deps: Deps, actor: Actor, id: number) {
  const row = await tierlists.findTierlist(deps.db, id);
  assertFound(row);
  assertAllowed(decideOnContent(actor, 'read', factsOfRow(row)));
  return row;
}

export async function getTierlist(deps: Deps, actor: Actor, id: number): Promise<Tierlist> {
  const row = await getReadable(deps, actor, id);
  return presentTierlist(deps, actor, row, await tierlists.listLines(deps.db, id));
}

export async function listLines(deps: Deps, actor: Actor, id: number): Promise<TierlistLine[]> {
  const row = await getReadable(deps, actor, id);
  return presentLines(deps, actor, row, await tierlists.listLines(deps.db, id));
}

/** Reads the tier list for a write, under its lock when inside the transaction that writes. */
export async function getTierlistFor(
  db: Db,
  actor: Actor,
  action: ContentAction,
  id: number,
  lock: 'update' | null = null,
): Promise<tierlists.TierlistFacts> {
  const row = await tierlists.findTierlistFacts(db, id, lock);
  assertFound(row);
  assertAllowed(decideOnContent(actor, action, factsOf(row)));
  return row;
}

type Details = { name?: string; description?: string | null };

function parseDetails(body: Details) {
  const { name, description } = body;
  const issues: FieldIssue[] = checkDetails({ name: name ?? '-', description: description ?? null }).map(
    (issue) => ({
      ...issue,
      message: detailsText(issue.code),
    }),
  );
  const [first] = issues;
  if (first !== undefined) throw new AppError('validation_failed', { message: first.message, issues });
  return {
    ...(name === undefined ? {} : { name: normaliseLine(name), search_text: toSearchText(name) }),
    ...(description === undefined ? {} : { description: normaliseText(description ?? '') || null }),
  };
}

function parseLines(lines: readonly LineInput[]): LineInput[] {
  const issues: FieldIssue[] = checkLines(lines).map((issue) => ({
    ...issue,
    message: refusalText(issue.code),
  }));
  const [first] = issues;
  if (first !== undefined) {
    const limit = issues.find(({ code }) => code === 'too_many_tiers' || code === 'last_tier');
    if (limit !== undefined) throw new AppError(limit.code === 'last_tier' ? 'last_tier' : 'too_many_tiers');
    throw new AppError('validation_failed', { message: first.message, issues });
  }
  return lines.map((line) => ({ ...line, label: normaliseLine(line.label) }));
}

/** Every image must be the album's, or already in this tier list; the reply does not tell a foreign one from none (access.md D20). */
export async function assertUsable(
  db: Db,
  imageIds: readonly number[],
  albumId: number,
  tierlistId: number | null,
): Promise<void> {
  const wanted = [...new Set(imageIds)];
  if (wanted.length === 0) return;
  const usable = await tierlists.countUsableImages(db, wanted, albumId, tierlistId);
  if (usable !== wanted.length) throw new AppError('image_not_in_album');
}

const shownIn = (lines: readonly LineInput[]) =>
  lines.flatMap((line) =>
    (line.images ?? []).filter((image) => image.disable !== true).map((image) => image.id_image),
  );
const allIn = (lines: readonly LineInput[]) =>
  lines.flatMap((line) => (line.images ?? []).map((image) => image.id_image));

export async function createTierlist(deps: Deps, context: AccountContext, body: CreateTierlistBody) {
  // Visibility before body: an album that the caller may not use says so whatever the rest (access.md, order of checks).
  const album = await getAlbumFor(deps.db, context.actor, 'buildOn', body.id_album);
  const details = parseDetails({ name: body.name, description: body.description ?? null });
  const lines = parseLines(body.lines ?? DEFAULT_LINES);
  return createOnce(deps.db, context, { route: 'POST /tierlist', body }, async (trx) => {
    await getAlbumFor(trx, context.actor, 'buildOn', body.id_album, 'share');
    const main = body.id_main_image ?? null;
    await assertUsable(trx, main === null ? allIn(lines) : [...allIn(lines), main], body.id_album, null);
    const id = await tierlists.insertTierlist(trx, {
      account_id: context.actor.id,
      album_id: body.id_album,
      name: details.name ?? '',
      search_text: details.search_text ?? '',
      description: details.description ?? null,
      // What is made from a private album starts private; showing its images is a second, explicit step (access.md rule 3).
      private: album.status === 'private' ? true : (body.private ?? false),
      id_main_image: main,
      created_at: deps.clock(),
    });
    await tierlists.replaceLines(trx, id, body.lines === undefined ? [] : lines);
    await changeUses(trx, body.id_album, 1);
    return { id, version: 1 };
  });
}

/** Stands in for the lines of a create without any: the strangers' way is line by line. */
const DEFAULT_LINES: LineInput[] = [{ label: 'S', placement: 1 }];

export async function updateTierlist(
  deps: Deps,
  context: AccountContext,
  id: number,
  body: UpdateTierlistBody,
): Promise<{ id: number; version: number; private: boolean }> {
  const edits =
    body.name !== undefined ||
    body.description !== undefined ||
    body.lines !== undefined ||
    body.id_main_image !== undefined;
  return inTransaction(deps.db, async (trx) => {
    const action = edits ? 'update' : 'toggle';
    const tierlist = await getTierlistFor(trx, context.actor, action, id, 'update');
    if (!edits && body.private === undefined) throw new AppError('nothing_to_update');
    const details = parseDetails({
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.description === undefined ? {} : { description: body.description }),
    });
    const lines = body.lines === undefined ? undefined : parseLines(body.lines);
    if (context.ifMatch !== null && context.ifMatch !== tierlist.version)
      throw new AppError('version_conflict');

    const main = await chooseMainImage(trx, tierlist, lines, body.id_main_image);
    if (lines !== undefined) {
      await assertUsable(trx, allIn(lines), tierlist.album_id, id);
      await tierlists.replaceLines(trx, id, lines);
    }
    const version = await tierlists.updateTierlist(
      trx,
      id,
      {
        ...details,
        ...(body.private === undefined ? {} : { private: body.private }),
        ...(main === undefined ? {} : { id_main_image: main }),
      },
      { now: deps.clock(), newVersion: edits },
    );
    return { id, version, private: body.private ?? tierlist.private };
  });
}

/** The main image is one of those shown; when it is taken out, the first that remains replaces it (product.md §6). */
async function chooseMainImage(
  db: Db,
  tierlist: tierlists.TierlistFacts,
  lines: readonly LineInput[] | undefined,
  wanted: number | null | undefined,
): Promise<number | null | undefined> {
  if (wanted === undefined && lines === undefined) return undefined;
  const shown = lines === undefined ? await tierlists.listImageIds(db, tierlist.id) : shownIn(lines);
  if (wanted !== undefined) {
    if (wanted !== null && !shown.includes(wanted)) throw new AppError('image_not_in_album');
    return wanted;
  }
  const current = tierlist.id_main_image;
  return current === null || shown.includes(current) ? undefined : (shown[0] ?? null);
}

export async function deleteTierlist(deps: Deps, context: AccountContext, id: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const tierlist = await getTierlistFor(trx, context.actor, 'delete', id, 'update');
    await tierlists.removeTierlist(trx, id);
    await changeUses(trx, tierlist.album_id, -1);
  });
}

export async function assertMay(
  deps: Deps,
  context: RequestContext,
  action: ContentAction,
  id: number,
): Promise<void> {
  await getTierlistFor(deps.db, context.actor, action, id);
}
