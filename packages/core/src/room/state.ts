// The state of a room: its phase, its step, and what is decided so far. play.ts changes it.
// Invariant (assert-room.ts): `seq` rises with every change; a timer runs only in an open step; every decision is one of the plan.
// Guests and votes are not part of it (seats.ts, votes.ts). States are immutable and survive JSON.
import type { Ballot } from '../palmares/ballot.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { hasTiers, type RoomPlan } from './plan.ts';

export const ROOM_PHASES = ['lobby', 'play', 'reveal', 'board', 'end'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

/** Why a room ended. Only `finished` follows the last step (SA-30 and following). */
export const ROOM_ENDS = [
  'finished',
  'host_ended',
  'idle',
  'album_private',
  'album_quarantined',
  'album_deleted',
  'images_gone',
  'host_deactivated',
  'host_deleted',
] as const;
export type RoomEnd = (typeof ROOM_ENDS)[number];

/** Rows of a tier list, best first, and the images without a tier. */
export type RoomBoard = { readonly tiers: readonly (readonly number[])[]; readonly pool: readonly number[] };

export type RoomState = {
  readonly phase: RoomPhase;
  /** Zero-based: the image in `plan.imageIds` (tier list, guess), the duel (tournament); 0 for a ranking. */
  readonly step: number;
  /** Counts the changes. */
  readonly seq: number;
  /** Timer of the steps to come; null without one. */
  readonly stepSeconds: number | null;
  /** End of the open step, in milliseconds since the epoch; null without a timer or while paused. */
  readonly closesAt: number | null;
  readonly paused: boolean;
  /** Milliseconds left when the step was paused; null without a timer. */
  readonly leftMs: number | null;
  /** Images that have left the album. */
  readonly gone: readonly number[];
  /** Tier of each image up to the step, indexed like `plan.imageIds`; null for one without a tier. Tier list and guess only. */
  readonly outcomes: readonly (number | null)[];
  /** Null except in a tournament that has begun. It is played up to the step; the winner of the step is added by `next`. */
  readonly tournament: Tournament | null;
  /** Winner of the revealed duel; null while a tie is undecided. */
  readonly winner: number | null;
  /** Images of the revealed duel with equally many votes; empty without a tie. */
  readonly tied: readonly number[];
  /** The joined order of a ranking: groups from best to worst. Null before its reveal. */
  readonly order: Ballot | null;
  /** Null before the phase `board`, and for modes without tiers. */
  readonly board: RoomBoard | null;
  readonly endReason: RoomEnd | null;
};

export function createRoom(plan: RoomPlan): RoomState {
  return {
    phase: 'lobby',
    step: 0,
    seq: 1,
    stepSeconds: plan.stepSeconds,
    closesAt: null,
    paused: false,
    leftMs: null,
    gone: [],
    outcomes: [],
    tournament: null,
    winner: null,
    tied: [],
    order: null,
    board: null,
    endReason: null,
  };
}

/** The images that are still there, in the order of play. */
export function listRoomImages(plan: RoomPlan, { gone }: RoomState): readonly number[] {
  if (gone.length === 0) return plan.imageIds;
  const left = new Set(gone);
  return plan.imageIds.filter((image) => !left.has(image));
}

/** The board as decided up to now: images that are not decided yet are in no row; those without a tier are in the pool. */
export function getRoomBoard(plan: RoomPlan, state: RoomState): RoomBoard | null {
  if (!hasTiers(plan.mode)) return null;
  if (state.board !== null) return state.board;
  const left = new Set(state.gone);
  // The votes of an open step decide nothing yet.
  const decided = state.outcomes
    .map((tier, index) => ({ tier, image: plan.imageIds[index] ?? 0 }))
    .filter(({ image }) => !left.has(image));
  return {
    tiers: plan.tiers.map((_, row) => decided.filter(({ tier }) => tier === row).map(({ image }) => image)),
    pool: decided.filter(({ tier }) => tier === null).map(({ image }) => image),
  };
}
