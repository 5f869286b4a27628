// Rankings: lists, reading, the atomic save and the spec's granular calls (RK-58, RK-77, RK-80).
import type {
  CreateRankingBody,
  CreateRankingImageBody,
  ListQuery,
  Ranking,
  RankingImage,
  RankingImageInput,
  UpdateRankingBody,
} from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import { checkPoints, checkResult } from '@palmares/core/ranking/check-result';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps, LimitedWriteDeps, ReadDeps } from '../../deps.ts';
import type { AccountContext, Reader } from '../../http/context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { getReadable } from '../shared/content.service.ts';
import { listPage } from '../shared/content-list.service.ts';
import {
  assertDistinct,
  assertPlaced,
  assertPossible,
  assertRoomForImages,
  assertUsable,
  beginCreate,
  beginPart,
  beginUpdate,
  countCreate,
  finishPart,
  finishUpdate,
  listReadableImages,
} from '../shared/content-save.service.ts';
import type { ContentService, ImageService } from '../shared/server-kind.ts';
import { presentImages, presentRanking, presentRankingSummary } from './ranking.presenter.ts';
import * as rankings from './ranking.repository.ts';

function listRankings(deps: ReadDeps, reader: Reader, query: ListQuery, only?: readonly number[]) {
  const present = (row: rankings.RankingCardRow) => presentRankingSummary(deps, reader.actor, row);
  return listPage(deps, reader, { query, only }, 'ranking', rankings.CARD, present);
}

async function getRanking(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<Ranking> {
  const row = await getReadable(deps, actor, 'ranking', id);
  return presentRanking(deps, actor, row, await rankings.listImages(deps.db, id));
}

async function listImages(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<RankingImage[]> {
  const row = await getReadable(deps, actor, 'ranking', id);
  return presentImages(deps, actor, row, await rankings.listImages(deps.db, id));
}

const getIds = (images: readonly RankingImageInput[]) => images.map((image) => image.id_image);

/** Without `images` the ranking starts empty, for clients that add them one by one. */
function createRanking(
  deps: LimitedWriteDeps,
  context: AccountContext,
  body: CreateRankingBody,
): Promise<{ id: number; version: number }> {
  return withIdempotency(deps.db, context, { route: 'POST /ranking', body }, async (trx) => {
    const row = await beginCreate(deps, trx, context, 'ranking', body);
    const images = body.images ?? [];
    assertDistinct(getIds(images));
    assertPossible(checkResult(images));
    await assertUsable(trx, 'ranking', getIds(images), body.id_album, null);
    await countCreate(deps, trx, context);
    const id = await rankings.insertRanking(trx, row);
    await rankings.replaceImages(trx, id, images);
    return { id, version: 1 };
  });
}

function updateRanking(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
  body: UpdateRankingBody,
): Promise<{ id: number; version: number; private: boolean }> {
  const { images } = body;
  return withIdempotency(deps.db, context, { route: `PUT /ranking/${id}`, body }, async (trx) => {
    const update = await beginUpdate(trx, context, 'ranking', id, body, images !== undefined);
    if (images !== undefined) {
      assertDistinct(getIds(images));
      assertPossible(checkResult(images));
      await assertUsable(trx, 'ranking', getIds(images), update.head.album_id, update.head);
      await rankings.replaceImages(trx, id, images);
    }
    return finishUpdate(deps, trx, context, update);
  });
}

/**
 * Ranks arrive one by one, so some may be missing. But a row is never changed afterwards: an invalid one stays invalid until `deleteImages`
 * removes all rows.
 */
async function assertRowPossible(db: Db, rankingId: number, row: RankingImageInput): Promise<void> {
  const { points, id_image } = row;
  assertRoomForImages((await rankings.countImages(db, rankingId, { besides: id_image })) + 1, 'id_image');
  const isTaken = points < 0 && (await rankings.hasRank(db, rankingId, points, { besides: id_image }));
  const code = checkPoints(points) ?? (isTaken ? 'rank_taken' : null);
  if (code !== null) assertPossible([{ field: 'points', code }]);
}

function createImage(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  body: CreateRankingImageBody,
): Promise<{ id: number }> {
  return withIdempotency(deps.db, context, { route: 'POST /ranking/image', body }, async (trx) => {
    const ranking = await beginPart(trx, context, 'ranking', body.id_ranking);
    await assertUsable(trx, 'ranking', [body.id_image], ranking.album_id, ranking);
    await assertRowPossible(trx, ranking.id, body);
    const created = await rankings.insertImage(trx, {
      ranking_id: ranking.id,
      image_id: body.id_image,
      points: body.points,
      viewed: body.viewed,
    });
    assertPlaced(created);
    await finishPart(deps, trx, 'ranking', ranking);
    return created;
  });
}

function deleteImages(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
): Promise<{ id: number }> {
  return inTransaction(deps.db, async (trx) => {
    const ranking = await beginPart(trx, context, 'ranking', id);
    const signed = await listReadableImages(trx, 'ranking', ranking);
    await rankings.removeImages(trx, id);
    await finishPart(deps, trx, 'ranking', ranking, signed);
    return { id };
  });
}

export const rankingService: ContentService<'ranking'> = {
  list: listRankings,
  get: getRanking,
  create: createRanking,
  update: updateRanking,
};

export const rankingImages: ImageService<'ranking'> = { listImages, createImage, deleteImages };
