// Tier lists as wholes: lists, reading, the atomic save (TL-66, TL-79, TL-81).
import type {
  CreateTierlistBody,
  LineInput,
  ListQuery,
  Tierlist,
  TierlistLine,
  UpdateTierlistBody,
} from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import { checkLines } from '@palmares/core/tierlist/check-lines';
import type { Db } from '../../db/transaction.ts';
import type { Deps, LimitedWriteDeps, ReadDeps } from '../../deps.ts';
import { AppError, type Issue } from '../../errors.ts';
import type { AccountContext, Reader } from '../../http/context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { getReadable } from '../shared/content.service.ts';
import { listPage } from '../shared/content-list.service.ts';
import {
  assertRoomForImages,
  assertUsable,
  beginCreate,
  beginUpdate,
  countCreate,
  finishUpdate,
} from '../shared/content-save.service.ts';
import type { ContentService } from '../shared/server-kind.ts';
import { presentLines, presentTierlist, presentTierlistSummary } from './tierlist.presenter.ts';
import * as tierlists from './tierlist.repository.ts';

function listTierlists(deps: ReadDeps, reader: Reader, query: ListQuery, only?: readonly number[]) {
  const present = (row: tierlists.TierlistCardRow) => presentTierlistSummary(deps, reader.actor, row);
  return listPage(deps, reader, { query, only }, 'tierlist', tierlists.CARD, present);
}

async function getTierlist(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<Tierlist> {
  const row = await getReadable(deps, actor, 'tierlist', id);
  return presentTierlist(deps, actor, row, await tierlists.listLines(deps.db, id));
}

export async function listLines(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<TierlistLine[]> {
  const row = await getReadable(deps, actor, 'tierlist', id);
  return presentLines(deps, actor, row, await tierlists.listLines(deps.db, id));
}

const imagesIn = (lines: readonly LineInput[]) =>
  lines.flatMap((line) => (line.images ?? []).map((image) => image.id_image));

function parseLines(lines: readonly LineInput[]): LineInput[] {
  const issues: Issue[] = checkLines(lines).map((issue) => ({
    ...issue,
    text: (texts) => texts.refusalText(issue.code),
  }));
  const [first] = issues;
  if (first !== undefined) {
    const limit = issues.find(({ code }) => code === 'too_many_tiers' || code === 'last_tier');
    if (limit !== undefined) throw new AppError(limit.code === 'last_tier' ? 'last_tier' : 'too_many_tiers');
    throw new AppError('validation_failed', { text: first.text, issues });
  }
  assertRoomForImages(imagesIn(lines).length, 'lines');
  return lines.map((line) => ({ ...line, label: normaliseLine(line.label) }));
}

const shownIn = (lines: readonly LineInput[]) =>
  lines.flatMap((line) =>
    (line.images ?? []).filter((image) => image.disable !== true).map((image) => image.id_image),
  );

/** Without `lines` the tier list starts empty, for clients that add them one by one. */
function createTierlist(
  deps: LimitedWriteDeps,
  context: AccountContext,
  body: CreateTierlistBody,
): Promise<{ id: number; version: number }> {
  return withIdempotency(deps.db, context, { route: 'POST /tierlist', body }, async (trx) => {
    const row = await beginCreate(deps, trx, context, 'tierlist', body);
    const lines = body.lines === undefined ? [] : parseLines(body.lines);
    const main = body.id_main_image ?? null;
    if (main !== null && body.lines !== undefined && !shownIn(lines).includes(main))
      throw new AppError('image_not_in_album');
    const images = main === null ? imagesIn(lines) : [...imagesIn(lines), main];
    await assertUsable(trx, 'tierlist', images, body.id_album, null);
    await countCreate(deps, trx, context);
    const id = await tierlists.insertTierlist(trx, { ...row, id_main_image: main });
    await tierlists.replaceLines(trx, id, lines);
    return { id, version: 1 };
  });
}

function updateTierlist(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
  body: UpdateTierlistBody,
): Promise<{ id: number; version: number; private: boolean }> {
  return withIdempotency(deps.db, context, { route: `PUT /tierlist/${id}`, body }, async (trx) => {
    const editsParts = body.lines !== undefined || body.id_main_image !== undefined;
    const update = await beginUpdate(trx, context, 'tierlist', id, body, editsParts);
    const lines = body.lines === undefined ? undefined : parseLines(body.lines);
    const main = await chooseMainImage(trx, id, lines, body.id_main_image);
    if (lines !== undefined) {
      await assertUsable(trx, 'tierlist', imagesIn(lines), update.head.album_id, update.head);
      await tierlists.replaceLines(trx, id, lines);
    }
    if (main !== undefined) await tierlists.updateMainImage(trx, id, main);
    return finishUpdate(deps, trx, context, update);
  });
}

/** The main image must be a visible one; when it is removed, the first remaining image replaces it (TL-23). */
async function chooseMainImage(
  db: Db,
  id: number,
  lines: readonly LineInput[] | undefined,
  wanted: number | null | undefined,
): Promise<number | null | undefined> {
  if (wanted === undefined && lines === undefined) return undefined;
  const shown = lines === undefined ? await tierlists.listImageIds(db, id) : shownIn(lines);
  if (wanted !== undefined) {
    if (wanted !== null && !shown.includes(wanted)) throw new AppError('image_not_in_album');
    return wanted;
  }
  const current = await tierlists.findMainImage(db, id);
  return current === null || shown.includes(current) ? undefined : (shown[0] ?? null);
}

/** Returns the main image before a change of a part, if it is visible. A tier list may name a main image before its images are added. */
export async function findShownMain(db: Db, id: number): Promise<number | null> {
  const main = await tierlists.findMainImage(db, id);
  return main !== null && (await tierlists.listImageIds(db, id)).includes(main) ? main : null;
}

/** Replaces, after a change of a part, a main image that is no longer visible, like a whole save. */
export async function replaceHiddenMain(db: Db, id: number, shownBefore: number | null): Promise<void> {
  if (shownBefore === null) return;
  const shown = await tierlists.listImageIds(db, id);
  if (!shown.includes(shownBefore)) await tierlists.updateMainImage(db, id, shown[0] ?? null);
}

export const tierlistService: ContentService<'tierlist'> = {
  list: listTierlists,
  get: getTierlist,
  create: createTierlist,
  update: updateTierlist,
};
