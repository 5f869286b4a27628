// Tournaments: lists, reading, the atomic save and the spec's granular calls (P2 §4 and §7; product.md §2, §7).
import type {
  CreateTournamentBody,
  CreateTournamentImageBody,
  ListQuery,
  Tournament,
  TournamentImage,
  TournamentImageInput,
  UpdateTournamentBody,
} from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import type { Db } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import {
  assertDistinct,
  assertPlaced,
  assertUsable,
  changePart,
  createContent,
  getReadable,
  listPage,
  updateContent,
} from '../content/content.service.ts';
import { presentImages, presentTournament, presentTournamentSummary } from './tournament.presenter.ts';
import * as tournaments from './tournament.repository.ts';

export function listTournaments(deps: Deps, actor: Actor, query: ListQuery) {
  const present = (row: tournaments.TournamentCardRow) => presentTournamentSummary(deps, actor, row);
  return listPage(deps, actor, query, 'tournament', tournaments.CARD_COLUMNS, present);
}

export async function getTournament(deps: Deps, actor: Actor, id: number): Promise<Tournament> {
  const row = await getReadable<tournaments.TournamentRow>(deps, actor, 'tournament', id);
  return presentTournament(deps, actor, row, await tournaments.listImages(deps.db, id));
}

export async function listImages(deps: Deps, actor: Actor, id: number): Promise<TournamentImage[]> {
  const row = await getReadable<tournaments.TournamentRow>(deps, actor, 'tournament', id);
  return presentImages(deps, actor, row, await tournaments.listImages(deps.db, id));
}

const idsOf = (images: readonly TournamentImageInput[]) => images.map((image) => image.id_image);

/** The winner is one of the tournament's images (access.md rule 2). */
function assertWinnerAmong(winner: number | null | undefined, ids: readonly number[]): void {
  if (winner !== null && winner !== undefined && !ids.includes(winner))
    throw new AppError('winner_not_in_tournament');
}

/** Without `images` the tournament starts empty and without a winner, for clients that add them one by one. */
export function createTournament(deps: Deps, context: AccountContext, body: CreateTournamentBody) {
  return createContent(deps, context, 'tournament', body, () => {
    const images = body.images ?? [];
    assertDistinct(idsOf(images));
    assertWinnerAmong(body.winner_id, idsOf(images));
    return {
      images: idsOf(images),
      insert: async (trx, row) => {
        const outcome = { turn: body.turn ?? 1, winner_id: body.winner_id ?? null };
        const id = await tournaments.insertTournament(trx, { ...row, ...outcome });
        await tournaments.replaceImages(trx, id, images);
        return id;
      },
    };
  });
}

async function assertWinner(
  db: Db,
  id: number,
  winner: number | null | undefined,
  images: readonly TournamentImageInput[] | undefined,
): Promise<void> {
  if (images !== undefined) assertWinnerAmong(winner, idsOf(images));
  else if (winner !== null && winner !== undefined && !(await tournaments.hasImage(db, id, winner)))
    throw new AppError('winner_not_in_tournament');
}

export function updateTournament(
  deps: Deps,
  context: AccountContext,
  id: number,
  body: UpdateTournamentBody,
) {
  const { images, turn, winner_id } = body;
  return updateContent(deps, context, 'tournament', id, body, {
    edits: images !== undefined || turn !== undefined || winner_id !== undefined,
    apply: async (trx, head) => {
      await assertWinner(trx, id, winner_id, images);
      if (images !== undefined) {
        assertDistinct(idsOf(images));
        await assertUsable(trx, 'tournament', idsOf(images), head.album_id, id);
        await tournaments.replaceImages(trx, id, images);
      }
      // New images without a word on the winner: the old one may be none of them.
      const winner = images !== undefined ? (winner_id ?? null) : winner_id;
      if (turn !== undefined || winner !== undefined)
        await tournaments.updateOutcome(trx, id, {
          ...(turn === undefined ? {} : { turn }),
          ...(winner === undefined ? {} : { winner_id: winner }),
        });
    },
  });
}

export function createImage(
  deps: Deps,
  context: AccountContext,
  body: CreateTournamentImageBody,
): Promise<{ id: number }> {
  return changePart(deps, context, 'tournament', body.id_tournament, async (trx, head) => {
    await assertUsable(trx, 'tournament', [body.id_image], head.album_id, head.id);
    const created = await tournaments.insertImage(trx, {
      tournament_id: head.id,
      image_id: body.id_image,
      place: body.place,
      turn: body.turn,
      lose: body.lose ?? false,
      disable: body.disable ?? false,
    });
    assertPlaced(created);
    return created;
  });
}

export function deleteImages(deps: Deps, context: AccountContext, id: number): Promise<void> {
  return changePart(deps, context, 'tournament', id, async (trx) => {
    await tournaments.removeImages(trx, id);
    await tournaments.updateOutcome(trx, id, { winner_id: null });
  });
}
