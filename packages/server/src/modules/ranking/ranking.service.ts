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
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import { listContents } from '../content/content.repository.ts';
import {
  assertDistinct,
  assertUsable,
  createContent,
  getContentFor,
  getReadable,
  toListing,
  toPage,
  touchContent,
  updateContent,
} from '../content/content.service.ts';
import { presentImages, presentRanking, presentRankingSummary } from './ranking.presenter.ts';
import * as rankings from './ranking.repository.ts';

export async function listRankings(deps: Deps, actor: Actor, query: ListQuery) {
  const listing = toListing(actor, query);
  const rows = await listContents<rankings.RankingCardRow>(
    deps.db,
    'ranking',
    listing,
    rankings.CARD_COLUMNS,
  );
  return toPage(rows, listing, (row) => presentRankingSummary(deps, actor, row));
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
      await assertUsable(trx, 'ranking', idsOf(images), head.album_id, id);
      await rankings.replaceImages(trx, id, images);
    },
  });
}

export async function createImage(
  deps: Deps,
  context: AccountContext,
  body: CreateRankingImageBody,
): Promise<{ id: number }> {
  return inTransaction(deps.db, async (trx) => {
    const head = await getContentFor(trx, context.actor, 'ranking', 'update', body.id_ranking, 'update');
    await assertUsable(trx, 'ranking', [body.id_image], head.album_id, head.id);
    const created = await rankings.insertImage(trx, {
      ranking_id: head.id,
      image_id: body.id_image,
      points: body.points,
      viewed: body.viewed,
    });
    if (created === undefined) throw new AppError('image_already_placed');
    await touchContent(deps, trx, 'ranking', head.id);
    return created;
  });
}

export async function deleteImages(deps: Deps, context: AccountContext, id: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await getContentFor(trx, context.actor, 'ranking', 'update', id, 'update');
    await rankings.removeImages(trx, id);
    await touchContent(deps, trx, 'ranking', id);
  });
}
