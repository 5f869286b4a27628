// The result of a room: stored without names, read with them while its guests exist (SA-22, SA-23).
import type { ContentKind } from '@palmares/core/content-kind';
import type { RoomResult } from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import { computeScores } from '@palmares/core/room/guess';
import { MODES } from '@palmares/core/room/modes/modes';
import { compareGuests } from '@palmares/core/room/opinions';
import type { RoomState } from '@palmares/core/room/state';
import { getReadable } from '../content/shared/content.service.ts';
import type { StoredRoomResult } from '../db/room-tables.ts';
import type { Db } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { assertFound } from '../errors.ts';
import * as rooms from './room.repository.ts';
import * as roomGuests from './room-guest.repository.ts';
import * as roomVotes from './room-vote.repository.ts';

export async function computeResult(
  db: Db,
  room: rooms.RoomRow,
  state: RoomState,
): Promise<StoredRoomResult> {
  const { plan } = room;
  const votes = await roomVotes.listVotes(db, room.id);
  const seats = await roomGuests.listSeats(db, room.id);
  const numbers = new Map(seats.map(({ id, number }) => [id, number]));
  const toNumber = (guest: number) => numbers.get(guest) ?? 0;
  const mode = MODES[plan.mode];
  const found = compareGuests(mode.getDistance(plan), votes, mode.getOpinion(state));
  const toPercent = ({ guest, percent }: { guest: number; percent: number }) => ({
    number: toNumber(guest),
    percent: Math.round(percent),
  });
  // The items of a ranking are its images, those of other modes their steps.
  const listImages = (item: number) =>
    plan.mode === 'ranking' ? [item] : [...mode.listPlayedImages(plan, state, item)];
  return {
    mode: plan.mode,
    numbers: [...new Set(votes.map(({ guest }) => toNumber(guest)))].toSorted((a, b) => a - b),
    agreements: found.agreements.map(toPercent),
    closest: found.closest && {
      numbers: [toNumber(found.closest.guests[0]), toNumber(found.closest.guests[1])],
      percent: Math.round(found.closest.percent),
    },
    original: found.original && toPercent(found.original),
    divisive: found.divisive.map(({ item, spread }) => ({
      images: listImages(item),
      spread: Math.round(100 * spread),
    })),
    scores: computeScores(plan, state, votes).map(({ guest, points, exact }) => ({
      number: toNumber(guest),
      points,
      exact,
    })),
  };
}

/** Adds the names of the guests who are still known. */
export async function presentResult(db: Db, roomId: number, stored: StoredRoomResult): Promise<RoomResult> {
  const { numbers, ...result } = stored;
  const seats = new Map((await roomGuests.listSeats(db, roomId)).map((seat) => [seat.number, seat]));
  const guests = numbers.map((number) => {
    const seat = seats.get(number);
    return { number, name: seat?.name || null, consent: seat?.consent ?? false };
  });
  return { ...result, guests };
}

/** Returns the room's result, for everybody who may read the content. It names only guests who agreed (SA-23). */
export async function getResultOfContent(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  kind: ContentKind,
  id: number,
): Promise<RoomResult> {
  await getReadable(deps, actor, kind, id);
  const found = await rooms.findResult(deps.db, kind, id);
  assertFound(found);
  const result = await presentResult(deps.db, found.room_id, found.result);
  return {
    ...result,
    guests: result.guests.map((guest) => (guest.consent ? guest : { ...guest, name: null })),
  };
}
