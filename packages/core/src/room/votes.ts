// Votes of one step, and what they decide: the median tier, the majority of a duel (SA-10, SA-11).
// Invariant: the order of the votes does not matter.
import type { Ballot } from '../palmares/ballot.ts';

/** A tier's index (tier list, guess), an image (tournament), or groups of images from best to worst (ranking). */
export type RoomChoice = number | Ballot;

export type RoomVote = { readonly guest: number; readonly choice: RoomChoice };

/** Number of votes of each choice that has any, ascending by choice. */
export type Tally = readonly { readonly choice: number; readonly count: number }[];

export function countVotes(votes: readonly RoomVote[]): Tally {
  const counts = new Map<number, number>();
  for (const { choice } of votes)
    if (typeof choice === 'number') counts.set(choice, (counts.get(choice) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b).map(([choice, count]) => ({ choice, count }));
}

/** The median tier; between two tiers the higher one. Null without votes. */
export function getMedian(tally: Tally): number | null {
  const total = tally.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  for (const { choice, count } of tally) {
    before += count;
    // Tiers count from the best: the lower of two middle votes is the higher tier.
    if (before * 2 >= total) return choice;
  }
  return null;
}

/** The images of the duel with the most votes; several if tied, all of them without votes. */
export function listLeaders(tally: Tally, duel: readonly number[]): readonly number[] {
  const counts = new Map(tally.map(({ choice, count }) => [choice, count]));
  const most = Math.max(...duel.map((image) => counts.get(image) ?? 0));
  return duel.filter((image) => (counts.get(image) ?? 0) === most);
}
