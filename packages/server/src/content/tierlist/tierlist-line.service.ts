// The granular calls of the spec (TL-82), for clients that save line by line. They obey the rules of the atomic save: each takes the tier
// list's lock, its decision and its limits.

import type {
  CreateLineBody,
  CreateLineImageBody,
  UpdateLineBody,
  UpdateLineImageBody,
} from '@palmares/core/contract/types';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import { checkLabel } from '@palmares/core/tierlist/board';
import { TIERLIST } from '@palmares/core/tierlist/limits';
import { isColour } from '@palmares/core/tierlist/tier-colours';
import { isPoolLine } from '@palmares/core/tierlist/wire';
import type { Phrase } from '../../api-texts.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { getContentFor } from '../shared/content.service.ts';
import {
  assertPlaced,
  assertRoomForImages,
  assertUsable,
  beginPart,
  finishPart,
  listReadableImages,
} from '../shared/content-save.service.ts';
import * as tierlists from './tierlist.repository.ts';
import { findShownMain, replaceHiddenMain } from './tierlist.service.ts';

type LineFields = { label?: string; color?: string };

const SECOND_POOL: Phrase = (texts) => texts.refusalText('second_pool');

function parseLine(line: LineFields & { placement: number }): { label?: string; color?: string } {
  const isPool = isPoolLine({ label: line.label ?? null, placement: line.placement });
  const labelCode = line.label === undefined || isPool ? null : checkLabel(line.label);
  const bad = labelCode ?? (line.color !== undefined && !isColour(line.color) ? 'bad_colour' : null);
  if (bad !== null) {
    const text: Phrase = (texts) => texts.refusalText(bad);
    const field = bad === 'bad_colour' ? 'color' : 'label';
    throw new AppError('validation_failed', { text, issues: [{ field, code: bad, text }] });
  }
  return {
    ...(line.label === undefined ? {} : { label: normaliseLine(line.label) }),
    ...(line.color === undefined ? {} : { color: line.color }),
  };
}

type LineHead = Awaited<ReturnType<typeof tierlists.listLineHeads>>[number];

/**
 * Applies the rules of a whole save across lines to one line that is added (`before` is null), changed, or removed (`after` is null). Only
 * removing the last tier is refused, because a tier list built line by line starts without any.
 */
async function assertLinesPossible(
  db: Db,
  tierlistId: number,
  before: LineHead | null,
  after: Omit<LineHead, 'id'> | null,
): Promise<void> {
  const others = (await tierlists.listLineHeads(db, tierlistId)).filter(({ id }) => id !== before?.id);
  const tiers = others.filter((head) => !isPoolLine(head)).length;
  const wasTier = before !== null && !isPoolLine(before);
  const isTier = after !== null && !isPoolLine(after);
  if (wasTier && !isTier && tiers < TIERLIST.tiersMin) throw new AppError('last_tier');
  if (isTier && !wasTier && tiers >= TIERLIST.tiersMax) throw new AppError('too_many_tiers');
  const wasPool = before !== null && !wasTier;
  const isSecondPool = after !== null && !isTier && !wasPool && tiers < others.length;
  if (!isSecondPool) return;
  const issues = [{ field: 'placement', code: 'second_pool', text: SECOND_POOL }];
  throw new AppError('validation_failed', { text: SECOND_POOL, issues });
}

export function createLine(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  body: CreateLineBody,
): Promise<{ id: number }> {
  return withIdempotency(deps.db, context, { route: 'POST /tierlist/line', body }, async (trx) => {
    const tierlist = await beginPart(trx, context, 'tierlist', body.id_tierlist);
    const fields = parseLine(body);
    const line = { label: fields.label ?? '', color: fields.color ?? 'FFFFFF', placement: body.placement };
    await assertLinesPossible(trx, tierlist.id, null, line);
    const id = await tierlists.insertLine(trx, { ...line, tierlist_id: tierlist.id });
    await finishPart(deps, trx, 'tierlist', tierlist);
    return { id };
  });
}

async function getLine(db: Db, id: number) {
  const line = await tierlists.findLine(db, id);
  assertFound(line);
  return line;
}

export async function assertMayEditLine(
  deps: Pick<Deps, 'db'>,
  context: RequestContext,
  id: number,
): Promise<void> {
  const { tierlist_id } = await getLine(deps.db, id);
  await getContentFor(deps.db, context.actor, 'tierlist', 'editChild', tierlist_id);
}

/** Returns a line, and its tier list under its lock. The line is read again under the lock: a whole save may have replaced it meanwhile. */
async function beginLine(trx: Db, context: AccountContext, id: number) {
  const { tierlist_id } = await getLine(trx, id);
  const tierlist = await beginPart(trx, context, 'tierlist', tierlist_id, 'editChild');
  return { tierlist, line: await getLine(trx, id) };
}

export async function updateLine(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
  body: UpdateLineBody,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { tierlist, line } = await beginLine(trx, context, id);
    const placement = body.placement ?? line.placement;
    const becomesTier = isPoolLine(line) && !isPoolLine({ label: body.label ?? line.label, placement });
    const change = {
      // The line of unclassified images may have any label: the label is checked once the line becomes a tier.
      ...parseLine({ ...(becomesTier ? { label: line.label } : {}), ...body, placement }),
      ...(body.placement === undefined ? {} : { placement }),
    };
    if (Object.keys(change).length === 0) throw new AppError('nothing_to_update');
    await assertLinesPossible(trx, tierlist.id, line, { label: change.label ?? line.label, placement });
    await tierlists.updateLine(trx, id, change);
    await finishPart(deps, trx, 'tierlist', tierlist);
  });
}

export async function deleteLine(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { tierlist, line } = await beginLine(trx, context, id);
    await assertLinesPossible(trx, tierlist.id, line, null);
    const signed = await listReadableImages(trx, 'tierlist', tierlist);
    const main = await findShownMain(trx, tierlist.id);
    await tierlists.removeLine(trx, id);
    await replaceHiddenMain(trx, tierlist.id, main);
    await finishPart(deps, trx, 'tierlist', tierlist, signed);
  });
}

export async function createLineImage(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  body: CreateLineImageBody,
): Promise<{ id: number }> {
  return withIdempotency(deps.db, context, { route: 'POST /tierlist/line/image', body }, async (trx) => {
    const { tierlist, line } = await beginLine(trx, context, body.id_tierlist_line);
    await assertUsable(trx, 'tierlist', [body.id_image], tierlist.album_id, tierlist);
    assertRoomForImages((await tierlists.countImages(trx, tierlist.id)) + 1, 'id_image');
    const created = await tierlists.insertLineImage(trx, {
      line_id: line.id,
      tierlist_id: tierlist.id,
      image_id: body.id_image,
      placement: body.placement,
      disable: body.disable ?? false,
    });
    assertPlaced(created);
    await finishPart(deps, trx, 'tierlist', tierlist);
    return created;
  });
}

async function getLineImage(db: Db, id: number) {
  const image = await tierlists.findLineImage(db, id);
  assertFound(image);
  return image;
}

export async function assertMayEditLineImage(
  deps: Pick<Deps, 'db'>,
  context: RequestContext,
  id: number,
): Promise<void> {
  const { tierlist_id } = await getLineImage(deps.db, id);
  await getContentFor(deps.db, context.actor, 'tierlist', 'editChild', tierlist_id);
}

export async function updateLineImage(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
  body: UpdateLineImageBody,
): Promise<void> {
  const change = {
    ...(body.placement === undefined ? {} : { placement: body.placement }),
    ...(body.disable === undefined ? {} : { disable: body.disable }),
  };
  await inTransaction(deps.db, async (trx) => {
    const { tierlist_id } = await getLineImage(trx, id);
    const tierlist = await beginPart(trx, context, 'tierlist', tierlist_id, 'editChild');
    // Read again under the lock: a whole save may have replaced it meanwhile.
    await getLineImage(trx, id);
    if (Object.keys(change).length === 0) throw new AppError('nothing_to_update');
    const signed = await listReadableImages(trx, 'tierlist', tierlist);
    const main = await findShownMain(trx, tierlist.id);
    await tierlists.updateLineImage(trx, id, change);
    await replaceHiddenMain(trx, tierlist.id, main);
    await finishPart(deps, trx, 'tierlist', tierlist, signed);
  });
}
