// The state of a room: its phase, its step, and what is decided so far. play.ts changes it.
// Invariant (`assertRoom`): `seq` rises with every change; a timer runs only in an open step; every decision is one of the plan.
// Guests and votes are not part of it (seats.ts, votes.ts). States are immutable and survive JSON.
import type { Ballot } from '../palmares/ballot.ts';
import { getShownDuel, type Tournament, upcomingDuels } from '../tournament/tournament.ts';
import { hasTiers, isTier, type RoomPlan } from './plan.ts';

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

/** The images that guests vote on; empty outside a step. */
export function listStepImages(plan: RoomPlan, state: RoomState): readonly number[] {
  if (state.phase !== 'play' && state.phase !== 'reveal') return [];
  if (plan.mode === 'ranking') return listRoomImages(plan, state);
  if (plan.mode === 'tournament')
    return state.tournament === null ? [] : (getShownDuel(state.tournament) ?? []);
  return plan.imageIds.slice(state.step, state.step + 1);
}

/** The images of the next steps, for preloading. */
export function listUpcomingImages(plan: RoomPlan, state: RoomState, count: number): readonly number[] {
  if (plan.mode === 'ranking' || state.phase === 'board' || state.phase === 'end') return [];
  if (state.tournament !== null) return upcomingDuels(state.tournament).flat().slice(0, count);
  const from = state.phase === 'lobby' ? 0 : state.step + 1;
  const left = new Set(state.gone);
  return plan.imageIds
    .slice(from)
    .filter((image) => !left.has(image))
    .slice(0, count);
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

/** Throws an error that names the first broken rule. Used by tests, and where a broken rule would be a bug. */
export function assertRoom(plan: RoomPlan, state: RoomState): void {
  const { phase, closesAt, paused, leftMs, endReason } = state;
  if ((phase === 'end') !== (endReason !== null)) throw new Error(`${phase} with the end ${endReason}`);
  if (closesAt !== null && (phase !== 'play' || paused)) throw new Error(`A timer runs in ${phase}`);
  if (paused && phase !== 'play') throw new Error(`${phase} is paused`);
  if (leftMs !== null && !paused) throw new Error('Time is left without a pause');
  assertDecisions(plan, state);
}

function assertDecisions(plan: RoomPlan, state: RoomState): void {
  const { phase, outcomes, step } = state;
  const bad = outcomes.find((tier) => tier !== null && !isTier(tier, plan.tiers.length));
  if (bad !== undefined) throw new Error(`No tier ${String(bad)}`);
  if (hasTiers(plan.mode) && phase === 'play' && outcomes.length !== step)
    throw new Error(`${outcomes.length} outcomes at step ${step}`);
  if ((phase === 'play' || phase === 'reveal') && listStepImages(plan, state).length === 0)
    throw new Error(`Step ${step} has no image`);
  assertDuel(plan, state);
  assertRows(plan, state);
}

function assertDuel(plan: RoomPlan, { phase, winner, tied }: RoomState): void {
  if (phase === 'play' && (winner !== null || tied.length > 0)) throw new Error('An open duel has a winner');
  if (phase === 'reveal' && plan.mode === 'tournament' && winner === null && tied.length < 2)
    throw new Error('A revealed duel has neither a winner nor a tie');
}

function assertRows(plan: RoomPlan, { board }: RoomState): void {
  if (board === null) return;
  const placed = [...board.tiers.flat(), ...board.pool];
  if (new Set(placed).size !== placed.length) throw new Error('An image stands twice');
  if (board.tiers.length !== plan.tiers.length) throw new Error(`${board.tiers.length} rows`);
}
