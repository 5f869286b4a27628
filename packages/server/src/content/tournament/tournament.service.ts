// Tournaments: lists, reading, the atomic save and the spec's granular calls (TO-46, TO-60, TO-63).
import type {
  CreateTournamentBody,
  CreateTournamentImageBody,
  ListQuery,
  Tournament,
  TournamentDuel,
  TournamentImage,
  TournamentImageInput,
  UpdateTournamentBody,
} from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import { checkDuels } from '@palmares/core/tournament/check-duels';
import { checkResult, type Result, type ResultIssue } from '@palmares/core/tournament/check-result';
import { TOURNAMENT } from '@palmares/core/tournament/limits';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps, LimitedWriteDeps, ReadDeps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
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
import { presentImages, presentTournament, presentTournamentSummary } from './tournament.presenter.ts';
import * as tournaments from './tournament.repository.ts';

function listTournaments(deps: ReadDeps, reader: Reader, query: ListQuery, only?: readonly number[]) {
  const present = (row: tournaments.TournamentCardRow) => presentTournamentSummary(deps, reader.actor, row);
  return listPage(deps, reader, { query, only }, 'tournament', tournaments.CARD, present);
}

async function getTournament(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<Tournament> {
  const row = await getReadable(deps, actor, 'tournament', id);
  const images = await tournaments.listImages(deps.db, id);
  return presentTournament(deps, actor, row, images, await tournaments.findDuels(deps.db, id));
}

async function listImages(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<TournamentImage[]> {
  const row = await getReadable(deps, actor, 'tournament', id);
  return presentImages(deps, actor, row, await tournaments.listImages(deps.db, id));
}

const getIds = (images: readonly TournamentImageInput[]) => images.map((image) => image.id_image);

/** Throws unless the winner is one of the tournament's images (TO-45) and the images form a possible outcome. */
function assertOutcome(result: Result): void {
  const { winner_id: winner, images } = result;
  if (isNamed(winner) && !images.some(({ id_image }) => id_image === winner))
    throw new AppError('winner_not_in_tournament');
  assertPossible(checkResult(result));
}

/** Throws unless these duels lead to these images' places. */
function assertDuels(duels: readonly TournamentDuel[], images: Result['images']): void {
  const issue = checkDuels(duels, images);
  if (issue !== null) assertPossible([issue]);
}

const isNamed = (winner: number | null | undefined) => winner !== null && winner !== undefined;

/** Without `images` the tournament starts empty and without a winner, for clients that add them one by one. */
function createTournament(
  deps: LimitedWriteDeps,
  context: AccountContext,
  body: CreateTournamentBody,
): Promise<{ id: number; version: number }> {
  return withIdempotency(deps.db, context, { route: 'POST /tournament', body }, async (trx) => {
    const row = await beginCreate(deps, trx, context, 'tournament', body);
    const { images = [], turn = TOURNAMENT.defaultTurn, winner_id = null, duels = [] } = body;
    assertDistinct(getIds(images));
    assertOutcome({ turn, winner_id, images });
    assertDuels(duels, images);
    await assertUsable(trx, 'tournament', getIds(images), body.id_album, null);
    await countCreate(deps, trx, context);
    const id = await tournaments.insertTournament(trx, { ...row, turn, winner_id });
    await tournaments.replaceImages(trx, id, images);
    await tournaments.replaceDuels(trx, id, duels);
    return { id, version: 1 };
  });
}

/**
 * Checks the change, completed by the saved result. If it neither replaces the images nor names a winner, a result saved before these rules
 * may stay.
 */
async function assertNewOutcome(db: Db, id: number, body: UpdateTournamentBody): Promise<void> {
  const { duels = [], winner_id = null } = body;
  const standing = await tournaments.findResult(db, id);
  const images = body.images ?? standing.images;
  const turn = body.turn ?? standing.turn;
  if (body.images !== undefined || isNamed(winner_id)) assertOutcome({ turn, winner_id, images });
  else if (body.turn !== undefined && body.winner_id === undefined)
    assertNotWorse(standing, { ...standing, turn });
  assertDuels(duels, images);
}

/** Throws, for a change of a part, only for an issue that the new result has and the old one did not have. */
function assertNotWorse(before: Result, after: Result, fieldOf = ({ field }: ResultIssue) => field): void {
  const issues = checkResult(after);
  if (issues.length <= checkResult(before).length) return;
  assertPossible(issues.slice(-1).map((issue) => ({ ...issue, field: fieldOf(issue) })));
}

function updateTournament(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
  body: UpdateTournamentBody,
): Promise<{ id: number; version: number; private: boolean }> {
  const { images, turn, winner_id } = body;
  // A new result replaces the duels by those sent with it, or by none.
  const duels = images === undefined ? body.duels : (body.duels ?? []);
  const editsParts = [images, turn, winner_id, duels].some((part) => part !== undefined);
  return withIdempotency(deps.db, context, { route: `PUT /tournament/${id}`, body }, async (trx) => {
    const update = await beginUpdate(trx, context, 'tournament', id, body, editsParts);
    if (images !== undefined) assertDistinct(getIds(images));
    await assertNewOutcome(trx, id, body);
    if (images !== undefined) {
      await assertUsable(trx, 'tournament', getIds(images), update.head.album_id, update.head);
      await tournaments.replaceImages(trx, id, images);
    }
    if (duels !== undefined) await tournaments.replaceDuels(trx, id, duels);
    // The body replaces the images and names no winner: the saved winner may not be among the new images.
    const winner = images !== undefined ? (winner_id ?? null) : winner_id;
    if (turn !== undefined || winner !== undefined)
      await tournaments.updateOutcome(trx, id, {
        ...(turn === undefined ? {} : { turn }),
        ...(winner === undefined ? {} : { winner_id: winner }),
      });
    return finishUpdate(deps, trx, context, update);
  });
}

/** A row is never changed afterwards: an invalid one stays invalid until `deleteImages` removes all rows. */
async function assertRowPossible(db: Db, tournamentId: number, row: TournamentImageInput): Promise<void> {
  const standing = await tournaments.findResult(db, tournamentId);
  const others = standing.images.filter(({ id_image }) => id_image !== row.id_image);
  assertRoomForImages(others.length + 1, 'id_image');
  const before = { ...standing, images: others };
  const after = { ...standing, images: [...others, row] };
  assertNotWorse(before, after, ({ field }) => field.slice(field.lastIndexOf('.') + 1));
}

function createImage(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  body: CreateTournamentImageBody,
): Promise<{ id: number }> {
  return withIdempotency(deps.db, context, { route: 'POST /tournament/image', body }, async (trx) => {
    const tournament = await beginPart(trx, context, 'tournament', body.id_tournament);
    await assertUsable(trx, 'tournament', [body.id_image], tournament.album_id, tournament);
    await assertRowPossible(trx, tournament.id, body);
    const created = await tournaments.insertImage(trx, {
      tournament_id: tournament.id,
      image_id: body.id_image,
      place: body.place,
      turn: body.turn,
      lose: body.lose ?? false,
      disable: body.disable ?? false,
    });
    assertPlaced(created);
    // With one more image, these duels no longer lead to the result. The client may send them again once the images are complete.
    await tournaments.replaceDuels(trx, tournament.id, []);
    await finishPart(deps, trx, 'tournament', tournament);
    return created;
  });
}

function deleteImages(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
): Promise<{ id: number }> {
  return inTransaction(deps.db, async (trx) => {
    const tournament = await beginPart(trx, context, 'tournament', id);
    const signed = await listReadableImages(trx, 'tournament', tournament);
    await tournaments.removeImages(trx, id);
    await tournaments.replaceDuels(trx, id, []);
    await tournaments.updateOutcome(trx, id, { winner_id: null });
    await finishPart(deps, trx, 'tournament', tournament, signed);
    return { id };
  });
}

export const tournamentService: ContentService<'tournament'> = {
  list: listTournaments,
  get: getTournament,
  create: createTournament,
  update: updateTournament,
};

export const tournamentImages: ImageService<'tournament'> = { listImages, createImage, deleteImages };
