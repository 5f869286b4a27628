// Changes of a room's state: by the host, by the timer, by what happens to the album.
// Invariant: a valid state stays valid, and a refused action changes nothing. `undo` after `reveal` or `next` gives back the step before,
// with another `seq`.

import type { Ballot } from '../palmares/ballot.ts';
import { removeImages } from '../tournament/remove-images.ts';
import { ROOM } from './limits.ts';
import type { RoomRefusal } from './modes/mode.ts';
import { MODES } from './modes/modes.ts';
import { isTier, listStepSeconds, type RoomPlan } from './plan.ts';
import { getRoomBoard, listRoomImages, type RoomEnd, type RoomState } from './state.ts';
import { isChoice, listStepImages } from './steps.ts';
import type { RoomChoice, RoomVote } from './votes.ts';

export type RoomAction =
  | { readonly type: 'start' }
  /** Closes the open step. Needs the votes of the step; for a ranking the joined order. */
  | { readonly type: 'reveal' }
  /** Overrules the median tier, or decides a tied duel. Null puts the image into no tier. */
  | { readonly type: 'decide'; readonly choice: number | null }
  | { readonly type: 'next' }
  | { readonly type: 'undo' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Lengthens the open step. */
  | { readonly type: 'extend'; readonly seconds: number }
  /** Sets the timer of the open step, from now, and of all steps to come; null switches it off. */
  | { readonly type: 'time'; readonly seconds: number | null }
  /** Moves a tile of the board; `tier` null is the pool. `index` is its place in the row. */
  | { readonly type: 'place'; readonly image: number; readonly tier: number | null; readonly index: number }
  | { readonly type: 'finish' };

export type RoomActionType = RoomAction['type'];

export type ActionInput = {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Votes of the open step; needed by `reveal`. */
  readonly votes?: readonly RoomVote[];
  /** The joined ballots; needed by `reveal` of a ranking. */
  readonly order?: Ballot;
};

type Change = Partial<Omit<RoomState, 'seq'>>;
type Outcome = Change | RoomRefusal;

const OPEN = { closesAt: null, paused: false, leftMs: null, winner: null, tied: [] } as const;

/** Returns the next state, or why there is none. */
export function playRoom(
  plan: RoomPlan,
  state: RoomState,
  action: RoomAction,
  input: ActionInput,
): RoomState | RoomRefusal {
  const outcome = change(plan, state, action, input);
  return typeof outcome === 'string' ? outcome : { ...state, ...outcome, seq: state.seq + 1 };
}

function change(plan: RoomPlan, state: RoomState, action: RoomAction, input: ActionInput): Outcome {
  const mode = MODES[plan.mode];
  switch (action.type) {
    case 'start':
      return state.phase === 'lobby' ? start(plan, state, input.now) : 'room_moved_on';
    case 'reveal':
      return state.phase === 'play' ? reveal(plan, state, input) : 'room_moved_on';
    case 'decide':
      return state.phase === 'reveal' ? mode.decide(plan, state, action.choice) : 'room_moved_on';
    case 'next':
      if (state.phase !== 'reveal') return 'room_moved_on';
      return openStep(plan, { ...state, ...mode.closeStep(plan, state) }, state.step + 1, input.now);
    case 'undo':
      return undo(plan, state, input.now);
    case 'place':
      return place(plan, state, action);
    case 'finish':
      return state.phase === 'board' ? { phase: 'end', endReason: 'finished' } : 'room_moved_on';
    default:
      return state.phase === 'play' ? setTimer(plan, state, action, input.now) : 'room_moved_on';
  }
}

function getDeadline({ stepSeconds }: RoomState, now: number): number | null {
  return stepSeconds === null ? null : now + stepSeconds * 1_000;
}

function start(plan: RoomPlan, state: RoomState, now: number): Outcome {
  const images = listRoomImages(plan, state);
  if (images.length < ROOM.imagesMin) return 'room_moved_on';
  return openStep(plan, { ...state, ...MODES[plan.mode].begin(plan, images) }, 0, now);
}

/** Opens the step, or the next one with something to decide; shows the board after the last one. */
function openStep(plan: RoomPlan, state: RoomState, wanted: number, now: number): Change {
  const { step, ...decided } = MODES[plan.mode].openStep(plan, state, wanted);
  if (step !== null) return { ...OPEN, ...decided, step, phase: 'play', closesAt: getDeadline(state, now) };
  const board = getRoomBoard(plan, { ...state, ...decided, board: null });
  return { ...OPEN, ...decided, phase: 'board', board };
}

function reveal(plan: RoomPlan, state: RoomState, { votes = [], order = [] }: ActionInput): Change {
  return { ...OPEN, phase: 'reveal', ...MODES[plan.mode].reveal(plan, state, { votes, order }) };
}

/** Goes back one step: from a reveal to its open step, from an open step or the board to the reveal before. */
function undo(plan: RoomPlan, state: RoomState, now: number): Outcome {
  if (state.phase === 'reveal') {
    const opened = { ...OPEN, phase: 'play', closesAt: getDeadline(state, now), order: null } as const;
    return { ...opened, outcomes: state.outcomes.slice(0, state.step) };
  }
  if (state.phase !== 'play' && state.phase !== 'board') return 'room_moved_on';
  const before = MODES[plan.mode].goBack(plan, state);
  return before === null ? 'room_moved_on' : { ...OPEN, phase: 'reveal', board: null, ...before };
}

type TimerAction = Extract<RoomAction, { type: 'pause' | 'resume' | 'extend' | 'time' }>;

function setTimer(plan: RoomPlan, state: RoomState, action: TimerAction, now: number): Outcome {
  const { paused, closesAt, leftMs } = state;
  switch (action.type) {
    case 'pause':
      if (paused) return 'room_moved_on';
      return { paused: true, closesAt: null, leftMs: closesAt === null ? null : Math.max(0, closesAt - now) };
    case 'resume':
      if (!paused) return 'room_moved_on';
      return { paused: false, leftMs: null, closesAt: leftMs === null ? null : now + leftMs };
    case 'extend':
      return extend(state, action.seconds);
    case 'time':
      return changeTime(plan, state, action.seconds, now);
  }
}

function extend({ closesAt, leftMs }: RoomState, seconds: number): Outcome {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > ROOM.extendSecondsMax)
    return 'room_choice_invalid';
  if (leftMs !== null) return { leftMs: leftMs + seconds * 1_000 };
  return closesAt === null ? 'room_moved_on' : { closesAt: closesAt + seconds * 1_000 };
}

function changeTime(plan: RoomPlan, { paused }: RoomState, seconds: number | null, now: number): Outcome {
  if (seconds !== null && !listStepSeconds(plan.mode).includes(seconds)) return 'room_choice_invalid';
  const wholeMs = seconds === null ? null : seconds * 1_000;
  const running = { closesAt: wholeMs === null ? null : now + wholeMs };
  return { stepSeconds: seconds, ...(paused ? { leftMs: wholeMs } : running) };
}

function place(plan: RoomPlan, state: RoomState, action: Extract<RoomAction, { type: 'place' }>): Outcome {
  const { board } = state;
  if (state.phase !== 'board' || board === null || !MODES[plan.mode].hasOpenBoard) return 'room_moved_on';
  const { image, tier, index } = action;
  const isPlaced = board.pool.includes(image) || board.tiers.some((row) => row.includes(image));
  if (!isPlaced || (tier !== null && !isTier(tier, plan.tiers.length))) return 'room_choice_invalid';
  const without = (row: readonly number[]) => row.filter((other) => other !== image);
  const withImage = (row: readonly number[]) => without(row).toSpliced(Math.max(0, index), 0, image);
  return {
    board: {
      tiers: board.tiers.map((row, at) => (at === tier ? withImage(row) : without(row))),
      pool: tier === null ? withImage(board.pool) : without(board.pool),
    },
  };
}

/** Takes images out of the room that have left its album. The room ends when too few are left to go on. */
export function loseRoomImages(
  plan: RoomPlan,
  state: RoomState,
  lost: readonly number[],
  now: number,
): RoomState {
  const known = new Set(listRoomImages(plan, state));
  const leaving = lost.filter((image) => known.has(image));
  if (leaving.length === 0 || state.phase === 'end') return state;
  const left: RoomState = { ...state, seq: state.seq + 1, gone: [...state.gone, ...leaving] };
  if (listRoomImages(plan, left).length < ROOM.imagesMin) return endRoom(left, 'images_gone');
  const kept = keepDecisions(left, new Set(leaving));
  const isStep = kept.phase === 'play' || kept.phase === 'reveal';
  if (!isStep || !MODES[plan.mode].mustReopen(plan, state, kept)) return kept;
  const outcomes = kept.outcomes.slice(0, kept.step);
  return { ...kept, ...openStep(plan, { ...kept, outcomes }, kept.step, now) };
}

function keepDecisions(state: RoomState, lost: ReadonlySet<number>): RoomState {
  const { tournament, board, order } = state;
  const keep = (row: readonly number[]) => row.filter((image) => !lost.has(image));
  return {
    ...state,
    tournament: tournament && removeImages(tournament, lost),
    order: order && order.map(keep).filter((group) => group.length > 0),
    board: board && { tiers: board.tiers.map(keep), pool: keep(board.pool) },
  };
}

/** Ends the room, whatever its phase. What is decided stays, for the host to save. */
export function endRoom(state: RoomState, reason: RoomEnd): RoomState {
  if (state.phase === 'end') return state;
  return { ...state, ...OPEN, winner: state.winner, seq: state.seq + 1, phase: 'end', endReason: reason };
}

/** Null if the vote counts, by the time `now` of the database. */
export function refuseVote(
  plan: RoomPlan,
  state: RoomState,
  vote: { readonly step: number; readonly choice: RoomChoice },
  now: number,
): 'room_step_closed' | 'room_paused' | 'room_choice_invalid' | null {
  const isOpen = state.phase === 'play' && state.step === vote.step;
  if (!isOpen || (state.closesAt !== null && now >= state.closesAt)) return 'room_step_closed';
  if (state.paused) return 'room_paused';
  return isChoice(plan, listStepImages(plan, state), vote.choice) ? null : 'room_choice_invalid';
}
