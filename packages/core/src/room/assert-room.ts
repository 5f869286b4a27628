import { hasTiers, isTier, type RoomPlan } from './plan.ts';
import type { RoomState } from './state.ts';
import { listStepImages } from './steps.ts';

/** Throws an error that names the first broken rule of a state (state.ts). For tests. */
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
