// Rankings: lists, reading, the atomic save and the spec's granular calls (P2 §4 and §7; product.md §2, §8).
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
import type { Db } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { AccountContext, Reader } from '../../http/context.ts';
import type { ContentHead } from '../shared/content.repository.ts';
import {
  assertDistinct,
  assertPlaced,
  assertPossible,
  assertRoomForImages,
  assertUsable,
  changePart,
  createContent,
  getReadable,
  updateContent,
} from '../shared/content.service.ts';
import { listPage } from '../shared/content-list.service.ts';
import { presentImages, presentRanking, presentRankingSummary } from './ranking.presenter.ts';
import * as rankings from './ranking.repository.ts';

export function listRankings(deps: Deps, reader: Reader, query: ListQuery) {
  const present = (row: rankings.RankingCardRow) => presentRankingSummary(deps, reader.actor, row);
  return listPage(deps, reader, query, 'ranking', rankings.CARD, present);
}

export async function getRanking(deps: Deps, actor: Actor, id: number): Promise<Ranking> {
  const row = await getReadable(deps, actor, 'ranking', id);
  return presentRanking(deps, actor, row, await rankings.listImages(deps.db, id));
}

export async function listImages(deps: Deps, actor: Actor, id: number): Promise<RankingImage[]> {
  const row = await getReadable(deps, actor, 'ranking', id);
  return presentImages(deps, actor, row, await rankings.listImages(deps.db, id));
}

const idsOf = (images: readonly RankingImageInput[]) => images.map((image) => image.id_image);

/** Without `images` the ranking starts empty, for clients that add them one by one. */
export function createRanking(deps: Deps, context: AccountContext, body: CreateRankingBody) {
  return createContent(deps, context, 'ranking', body, () => {
    const images = body.images ?? [];
    assertDistinct(idsOf(images));
    assertPossible(checkResult(images));
    return {
      images: idsOf(images),
      insert: async (trx, row) => {
        const id = await rankings.insertRanking(trx, row);
        await rankings.replaceImages(trx, id, images);
        return id;
      },
    };
  });
}

export function updateRanking(deps: Deps, context: AccountContext, id: number, body: UpdateRankingBody) {
  const { images } = body;
  return updateContent(deps, context, 'ranking', id, body, {
    edits: images !== undefined,
    apply: async (trx, head) => {
      if (images === undefined) return;
      assertDistinct(idsOf(images));
      assertPossible(checkResult(images));
      await assertUsable(trx, 'ranking', idsOf(images), head.album_id, head);
      await rankings.replaceImages(trx, id, images);
    },
  });
}

/**
 * Ranks come one by one, so that some may be missing; but a row is never changed afterwards: what is wrong with it now stays
 * wrong until `deleteImages` takes them all away.
 */
async function assertRowPossible(db: Db, rankingId: number, row: RankingImageInput): Promise<void> {
  const { points, id_image } = row;
  assertRoomForImages((await rankings.countImages(db, rankingId, { besides: id_image })) + 1, 'id_image');
  const isTaken = points < 0 && (await rankings.hasRank(db, rankingId, points, { besides: id_image }));
  const code = checkPoints(points) ?? (isTaken ? 'rank_taken' : null);
  if (code !== null) assertPossible([{ field: 'points', code }]);
}

export function createImage(
  deps: Deps,
  context: AccountContext,
  body: CreateRankingImageBody,
): Promise<{ id: number }> {
  const insert = async (trx: Db, head: ContentHead) => {
    await assertUsable(trx, 'ranking', [body.id_image], head.album_id, head);
    await assertRowPossible(trx, head.id, body);
    const created = await rankings.insertImage(trx, {
      ranking_id: head.id,
      image_id: body.id_image,
      points: body.points,
      viewed: body.viewed,
    });
    assertPlaced(created);
    return created;
  };
  const request = { route: 'POST /ranking/image', body };
  return changePart(deps, context, 'ranking', body.id_ranking, insert, request);
}

export function deleteImages(deps: Deps, context: AccountContext, id: number): Promise<{ id: number }> {
  return changePart(deps, context, 'ranking', id, async (trx) => {
    await rankings.removeImages(trx, id);
    return { id };
  });
}
