// Points of « Devine »: for the sealed tier of an image, and fewer for one beside it (SA-13).
import { groupBy } from '../group-by.ts';
import { ROOM } from './limits.ts';
import type { RoomPlan } from './plan.ts';
import type { RoomState } from './state.ts';
import type { RoomChoice } from './votes.ts';

export type Score = { readonly guest: number; readonly points: number; readonly exact: number };

export function getGuessPoints(guessed: number, sealed: number): number {
  if (guessed === sealed) return ROOM.guessExact;
  return Math.abs(guessed - sealed) === 1 ? ROOM.guessNear : 0;
}

/** Points of the revealed steps, highest first; among equals, who guessed more tiers exactly. Guests without a vote are missing. */
export function computeScores(
  plan: RoomPlan,
  state: RoomState,
  votes: readonly { readonly guest: number; readonly step: number; readonly choice: RoomChoice }[],
): Score[] {
  if (plan.mode !== 'guess') return [];
  return [...groupBy(votes, ({ guest }) => guest)]
    .map(([guest, own]) => {
      const points = own.map(({ step, choice }) => {
        const sealed = state.outcomes[step] ?? null;
        return sealed === null || typeof choice !== 'number' ? 0 : getGuessPoints(choice, sealed);
      });
      return {
        guest,
        points: points.reduce((sum, each) => sum + each, 0),
        exact: points.filter((each) => each === ROOM.guessExact).length,
      };
    })
    .toSorted((a, b) => b.points - a.points || b.exact - a.exact || a.guest - b.guest);
}
