// The current step of a room, and the content that its steps have led to.

import type { RoomContent } from './modes/mode.ts';
import { MODES } from './modes/modes.ts';
import type { RoomPlan } from './plan.ts';
import type { RoomState } from './state.ts';
import type { RoomChoice } from './votes.ts';

/** The images that guests vote on; empty outside a step. */
export function listStepImages(plan: RoomPlan, state: RoomState): readonly number[] {
  const isStep = state.phase === 'play' || state.phase === 'reveal';
  return isStep ? MODES[plan.mode].listStepImages(plan, state) : [];
}

/** At most `count` images of the next steps, for preloading. */
export function listUpcomingImages(plan: RoomPlan, state: RoomState, count: number): readonly number[] {
  if (state.phase === 'board' || state.phase === 'end') return [];
  return MODES[plan.mode].listLaterImages(plan, state).slice(0, count);
}

/** Whether the choice is one of the step with these images. */
export function isChoice(plan: RoomPlan, images: readonly number[], choice: RoomChoice): boolean {
  return MODES[plan.mode].isChoice(plan, images, choice);
}

/** The ordinary content that the room becomes (SA-20); null before the board, and without a result. */
export function getRoomContent(plan: RoomPlan, state: RoomState): RoomContent | null {
  const isDecided = state.phase === 'board' || state.phase === 'end';
  return isDecided ? MODES[plan.mode].getContent(plan, state) : null;
}
