// Opening a room (SA-1, SA-2).
import type { CreateRoomBody } from '@palmares/core/contract/types';
import { createRng, type Rng, shuffle } from '@palmares/core/random';
import { createRoomCode } from '@palmares/core/room/code';
import { ROOM } from '@palmares/core/room/limits';
import { checkRoomPlan, hasTiers, type RoomPlan } from '@palmares/core/room/plan';
import { createRoom } from '@palmares/core/room/state';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import { checkLabel, DEFAULT_TIERS } from '@palmares/core/tierlist/board';
import type { PresetTier } from '@palmares/core/tierlist/presets';
import { isColour } from '@palmares/core/tierlist/tier-colours';
import { fromLines } from '@palmares/core/tierlist/wire';
import { getAlbumFor } from '../catalog/album-state/album-rights.service.ts';
import { listAlbumImageIds } from '../catalog/image/image.repository.ts';
import { SERVER_KINDS } from '../content/kinds.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps, ReadDeps } from '../deps.ts';
import { AppError, assertFound } from '../errors.ts';
import type { SessionContext } from '../http/context.ts';
import { findAccount } from '../identity/account/account.repository.ts';
import * as rooms from './room.repository.ts';
import * as roomGuests from './room-guest.repository.ts';

const CODE_TRIES = 20;

/** Unpredictable, unlike the generators of the engines. */
const createSecretRng =
  ({ random }: Pick<Deps, 'random'>): Rng =>
  () =>
    random(4).readUInt32BE() / 2 ** 32;

type Played = Pick<RoomPlan, 'imageIds' | 'tiers' | 'answers'>;

export async function openRoom(
  deps: Pick<Deps, 'clock' | 'db' | 'random' | 'replica' | 'secrets'>,
  context: SessionContext,
  body: CreateRoomBody,
): Promise<{ roomId: number; code: string; guestId: number }> {
  await getAlbumFor(deps.db, context.actor, 'buildOn', body.id_album);
  const plan = await createPlan(deps, context, body);
  const account = await findAccount(deps.db, context.actor.id);
  assertFound(account);
  return inTransaction(deps.db, async (trx) => {
    if ((await rooms.countOpenRooms(trx, context.actor.id)) >= ROOM.openPerAccountMax)
      throw new AppError('too_many_rooms');
    await getAlbumFor(trx, context.actor, 'buildOn', body.id_album, 'share');
    if ((await rooms.listLostImages(trx, body.id_album, plan.imageIds)).length > 0)
      throw new AppError('image_not_in_album');
    const now = deps.clock();
    const { roomId, code } = await insertWithCode(deps, trx, {
      account_id: context.actor.id,
      album_id: body.id_album,
      plan,
      state: createRoom(plan),
      votes_hidden: body.votes_hidden ?? true,
      names_on_votes: body.names_on_votes ?? false,
    });
    const guestId = await roomGuests.insertGuest(trx, {
      room_id: roomId,
      account_id: context.actor.id,
      session_id: context.session.id,
      name: account.username,
    });
    await rooms.updateRoom(trx, roomId, { opener_id: guestId, conductor_id: guestId }, now);
    return { roomId, code, guestId };
  });
}

async function insertWithCode(
  deps: Pick<Deps, 'clock' | 'random'>,
  trx: Parameters<typeof rooms.insertRoom>[0],
  room: Omit<rooms.NewRoom, 'code'>,
): Promise<{ roomId: number; code: string }> {
  const rng = createSecretRng(deps);
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = createRoomCode(rng);
    const roomId = await rooms.insertRoom(trx, { ...room, code }, deps.clock());
    if (roomId !== null) return { roomId, code };
  }
  throw new Error('no code is free');
}

async function createPlan(
  deps: Pick<Deps, 'clock' | 'db' | 'random' | 'replica' | 'secrets'>,
  context: SessionContext,
  body: CreateRoomBody,
): Promise<RoomPlan> {
  const seed = deps.random(4).readUInt32BE();
  const plan: RoomPlan = {
    mode: body.mode,
    seed,
    stepSeconds: body.step_seconds ?? null,
    batches: body.batches ?? null,
    ties: body.ties ?? 'host',
    ...(await choosePlayed(deps, context, body, seed)),
  };
  const code = checkRoomPlan(plan);
  if (code !== null) throw new AppError('room_plan_invalid', { text: (texts) => texts.roomPlanText(code) });
  return plan;
}

async function choosePlayed(
  deps: ReadDeps,
  context: SessionContext,
  body: CreateRoomBody,
  seed: number,
): Promise<Played> {
  if (body.mode === 'guess' && body.id_tierlist !== undefined)
    return shuffleAnswers(await readTierlist(deps, context, body, body.id_tierlist), seed);
  const imageIds = body.images ?? (await listAlbumImageIds(deps.db, body.id_album));
  const tiers = hasTiers(body.mode) ? parseTiers(body.tiers ?? DEFAULT_TIERS) : [];
  if (body.mode !== 'guess') return { imageIds, tiers, answers: [] };
  return shuffleAnswers({ imageIds, tiers, answers: body.answers ?? [] }, seed);
}

function parseTiers(tiers: readonly PresetTier[]): PresetTier[] {
  const parsed = tiers.map(({ label, color }) => ({
    label: normaliseLine(label),
    color: color.toLowerCase(),
  }));
  if (parsed.some(({ label, color }) => checkLabel(label) !== null || !isColour(color)))
    throw new AppError('room_plan_invalid', { text: (texts) => texts.roomPlanText('bad_tiers') });
  return parsed;
}

/** The order of play must not tell the tiers. */
function shuffleAnswers({ imageIds, tiers, answers }: Played, seed: number): Played {
  if (answers.length !== imageIds.length) return { imageIds, tiers, answers };
  const order = shuffle([...imageIds.keys()], createRng(seed));
  return {
    tiers,
    imageIds: order.map((index) => imageIds[index] ?? 0),
    answers: order.map((index) => answers[index] ?? 0),
  };
}

/** The placed images of a tier list that the host may read. Images that have left the album are not played. */
async function readTierlist(
  deps: ReadDeps,
  { actor }: SessionContext,
  body: CreateRoomBody,
  id: number,
): Promise<Played> {
  const tierlist = await SERVER_KINDS.tierlist.service.get(deps, actor, id);
  if (tierlist.id_album !== body.id_album) throw new AppError('image_not_in_album');
  const board = fromLines(tierlist.lines);
  const placed = board.tiers.flatMap(({ images }, tier) => images.map((image) => ({ image, tier })));
  const lost = new Set(
    await rooms.listLostImages(
      deps.db,
      body.id_album,
      placed.map(({ image }) => image),
    ),
  );
  const kept = placed.filter(({ image }) => !lost.has(image));
  return {
    imageIds: kept.map(({ image }) => image),
    answers: kept.map(({ tier }) => tier),
    tiers: board.tiers.map(({ label, color }) => ({ label, color })),
  };
}
