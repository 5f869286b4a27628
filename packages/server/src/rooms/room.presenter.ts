// Snapshots of a room for each audience, and the parts of replies that only the caller sees (SA-18, SA-19, SA-37).

import type {
  GuestSnapshot,
  HostSnapshot,
  OwnRoom,
  RoomPreview,
  RoomSeat,
  RoomSnapshot,
  ScreenSnapshot,
} from '@palmares/core/contract/types';
import { ROOM } from '@palmares/core/room/limits';
import { MODES } from '@palmares/core/room/modes/modes';
import {
  findSuccessor,
  getRole,
  hasRight,
  isConductorAway,
  isPresent,
  type RoomRole,
  type RoomSeats,
  type SeatedGuest,
} from '@palmares/core/room/seats';
import { getRoomBoard } from '@palmares/core/room/state';
import { getRoomContent, listStepImages, listUpcomingImages } from '@palmares/core/room/steps';
import { countVotes, type Tally } from '@palmares/core/room/votes';
import type { RoomRow } from './room.repository.ts';
import type { SeatRow } from './room-guest.repository.ts';
import type { SnapshotRow } from './room-snapshot.repository.ts';
import type { VoteRow } from './room-vote.repository.ts';

/** Signed addresses change every ten minutes (files/signed-path.ts). */
const ADDRESS_MS = 600_000;

export function getSeats(room: Pick<RoomRow, 'opener_id' | 'co_host_id' | 'conductor_id'>): RoomSeats {
  const opener = room.opener_id ?? 0;
  return { opener, coHost: room.co_host_id, conductor: room.conductor_id ?? opener };
}

type SeatTimes = { seen_at: Date | number; present_since: Date | number };

export const toSeatedGuest = (
  seat: Pick<SeatRow, 'id' | 'account_id' | 'live'> & { removed_at: unknown } & SeatTimes,
): SeatedGuest => ({
  id: seat.id,
  signedIn: seat.account_id !== null,
  removed: seat.removed_at !== null || !seat.live,
  seenAt: Number(seat.seen_at),
  presentSince: Number(seat.present_since),
});

export const getImagesVersion = (room: RoomRow): string => {
  const left = room.state.gone.length;
  if (room.album_status === 'public') return `public-${left}`;
  return `${room.album_epoch}-${left}-${Math.floor(room.now.getTime() / ADDRESS_MS)}`;
};

function getTally(row: SnapshotRow): Tally | null {
  const { plan, state, votes_hidden } = row;
  if (plan.mode === 'ranking' || (state.phase !== 'play' && state.phase !== 'reveal')) return null;
  return state.phase === 'play' && votes_hidden ? null : countVotes(row.votes);
}

function getOutcome({ plan, state }: SnapshotRow): number | null {
  return state.phase === 'reveal' ? MODES[plan.mode].getOutcome(state) : null;
}

type Named = { id: number; number: number; name: string | null };
const toNamed = ({ id, number, name }: Named): Named => ({ id, number, name: name || null });

function getStepFields({ plan, state }: SnapshotRow) {
  return {
    mode: plan.mode,
    phase: state.phase,
    step: state.step,
    steps: MODES[plan.mode].countSteps(plan, state),
    paused: state.paused,
    closes_at: state.closesAt === null ? null : new Date(state.closesAt).toISOString(),
    left_ms: state.leftMs,
    step_seconds: state.stepSeconds,
    batches: plan.batches,
    tiers: plan.tiers.map((tier) => ({ ...tier })),
    images: plan.mode === 'ranking' ? [] : [...listStepImages(plan, state)],
    upcoming: [...listUpcomingImages(plan, state, ROOM.upcoming)],
    tied: [...state.tied],
    winners: [...(state.tournament?.picks ?? [])],
    order: state.order === null ? null : state.order.map((group) => [...group]),
    end_reason: state.endReason,
  };
}

function presentBoard({ plan, state }: SnapshotRow) {
  const board = getRoomBoard(plan, state);
  return board && { tiers: board.tiers.map((row) => [...row]), pool: [...board.pool] };
}

export type Snapshots = {
  readonly guest: GuestSnapshot;
  readonly host: HostSnapshot;
  readonly screen: ScreenSnapshot;
  /** The role of each guest who is in the room. */
  readonly roles: ReadonlyMap<number, RoomRole>;
};

/** Lookups shared by all parts of a snapshot. */
type View = {
  readonly row: SnapshotRow;
  readonly now: number;
  readonly seats: RoomSeats;
  readonly guests: readonly SeatedGuest[];
  /** Seats that are neither removed nor signed out. */
  readonly inRoom: SnapshotRow['seats'];
  readonly voters: ReadonlySet<number>;
};

function createView(row: SnapshotRow): View {
  return {
    row,
    now: row.now.getTime(),
    seats: getSeats(row),
    guests: row.seats.map(toSeatedGuest),
    inRoom: row.seats.filter((seat) => seat.removed_at === null && seat.live),
    voters: new Set(row.votes.map(({ guest }) => guest)),
  };
}

export function presentSnapshots(row: SnapshotRow, { demo }: { readonly demo: boolean }): Snapshots {
  const view = createView(row);
  const { seats, guests, inRoom, now } = view;
  const { phase } = row.state;
  const shared = presentShared(view);
  const albumIsPublic = row.album_status === 'public';
  const who = {
    opener: seats.opener,
    co_host: seats.coHost,
    conductor: seats.conductor,
    successor: phase === 'end' ? null : findSuccessor(seats, guests, { albumIsPublic, now }),
  };
  const inLobby = phase === 'lobby' ? inRoom.map(toNamed) : [];
  const withoutHost = <N extends Named>(named: readonly N[]) =>
    named.map((guest) => (guest.id === seats.opener ? { ...guest, name: null } : guest));
  return {
    roles: new Map(inRoom.map(({ id }) => [id, getRole(seats, id)])),
    guest: { audience: 'guest', ...shared, ...who, guests: inLobby },
    // Made only where a host reads: it describes each guest.
    get host() {
      return {
        audience: 'host' as const,
        ...shared,
        ...who,
        guests: row.seats.map((seat, index) => presentGuest(view, seat, guests[index])),
        can_save: canSave(row),
        can_simulate: demo && phase !== 'end',
      };
    },
    // A television shows it to strangers, and a recording to everybody: it does not name the host.
    screen: {
      audience: 'screen',
      ...shared,
      guests: inLobby.filter(({ id }) => id !== seats.opener),
      agreed: withoutHost(shared.agreed),
      scores: withoutHost(shared.scores),
    },
  };
}

function presentShared(view: View) {
  const { row, now, seats, guests, voters } = view;
  const { state } = row;
  const isStep = state.phase === 'play' || state.phase === 'reveal';
  const tally = getTally(row);
  return {
    version: `${state.seq}.${row.newest}`,
    now: row.now.toISOString(),
    code: row.code,
    ...getStepFields(row),
    locked: row.locked,
    votes_hidden: row.votes_hidden,
    names_on_votes: row.names_on_votes,
    images_version: getImagesVersion(row),
    counts: {
      guests: row.seats.filter((seat) => seat.removed_at === null).length,
      present: guests.filter((guest) => isPresent(guest, now)).length,
      voted: isStep ? voters.size : 0,
    },
    votes: tally && [...tally],
    outcome: getOutcome(row),
    agreed: listAgreed(view),
    board: presentBoard(row),
    scores: presentScores(view),
    conductor_away: state.phase !== 'end' && isConductorAway(seats, guests, now),
    content:
      row.content_kind === null || row.content_id === null
        ? null
        : { kind: row.content_kind, id: row.content_id },
  };
}

/** Guests whose vote was the outcome, if the host allows names on votes. */
function listAgreed({ row, inRoom }: View): Named[] {
  const outcome = getOutcome(row);
  if (outcome === null || !row.names_on_votes) return [];
  const agreed = new Set(row.votes.filter(({ choice }) => choice === outcome).map(({ guest }) => guest));
  return inRoom.filter(({ id }) => agreed.has(id)).map(toNamed);
}

function presentScores({ row, inRoom }: View) {
  const names = new Map(inRoom.map((seat) => [seat.number, toNamed(seat)]));
  return row.scores.flatMap(({ number, points, exact }) => {
    const named = names.get(number);
    return named === undefined ? [] : [{ ...named, points, exact }];
  });
}

function presentGuest(
  { seats, voters, now }: View,
  seat: SnapshotRow['seats'][number],
  guest: SeatedGuest | undefined,
) {
  return {
    ...toNamed(seat),
    role: getRole(seats, seat.id),
    signed_in: seat.account_id !== null,
    present: guest !== undefined && isPresent(guest, now),
    voted: voters.has(seat.id),
    removed: seat.removed_at !== null,
    asks: seat.asks_at !== null,
  };
}

/** The audience of a guest with that role. */
export const pickSnapshot = (snapshots: Snapshots, role: RoomRole): RoomSnapshot =>
  hasRight(role, 'conduct') ? snapshots.host : snapshots.guest;

export const canSave = (room: RoomRow): boolean =>
  room.content_id === null && getRoomContent(room.plan, room.state) !== null;

export function presentSeat(room: RoomRow, seat: SeatRow, votes: readonly VoteRow[]): RoomSeat {
  const { plan, state } = room;
  return {
    ...toNamed(seat),
    role: getRole(getSeats(room), seat.id),
    signed_in: seat.account_id !== null,
    consent: seat.consent,
    votes: votes.map(({ step, choice }) => ({
      step,
      images: [...MODES[plan.mode].listPlayedImages(plan, state, step)],
      choice: typeof choice === 'number' ? choice : choice.map((group) => [...group]),
    })),
  };
}

export function presentPreview(room: RoomRow, guests: number): RoomPreview {
  const { plan, state, locked } = room;
  const isPublic = room.album_status === 'public' && !room.album_deleted;
  return {
    code: room.code,
    mode: plan.mode,
    phase: state.phase,
    locked,
    full: guests >= ROOM.guestsMax,
    guests,
    album: isPublic ? { id: room.album_id, name: room.album_name } : null,
  };
}

export function presentOwnRoom(room: RoomRow, guests: number): OwnRoom {
  return {
    code: room.code,
    mode: room.plan.mode,
    phase: room.state.phase,
    guests,
    album: { id: room.album_id, name: room.album_name },
    createdAt: room.created_at.toISOString(),
    unsaved: canSave(room),
    end_reason: room.state.endReason,
  };
}
