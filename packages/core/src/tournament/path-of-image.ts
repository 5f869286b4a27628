// The path of any image of a finished tournament, out of its saved duels: whom it beat, round by round, and who beat it.
// Invariant: a champion lost to nobody. What is not known is left out, and with it the step that it makes.
// Leaves out: tournaments whose duels are not known; their rounds are all that there is to tell.
import type { Group } from './result.ts';
import type { PathStep, SavedDuel } from './saved-duels.ts';

export type ImagePath = {
  readonly wins: readonly PathStep[];
  readonly loss: {
    readonly round: number;
    readonly isFinal: boolean;
    readonly winner: number;
    /** In a duel of three, the other one that lost. */
    readonly beside: readonly number[];
  } | null;
};

/** `groups`: those of the result, from the best. */
export function pathOfImage(image: number, duels: readonly SavedDuel[], groups: readonly Group[]): ImagePath {
  const rounds = new Map(groups.flatMap(({ round, images }) => images.map((id) => [id, round] as const)));
  const final = (groups[0]?.round ?? 1) - 1;
  const shown = (images: readonly number[]) => images.filter((id) => rounds.has(id));
  const wins = duels
    .filter(({ winner_id }) => winner_id === image)
    .flatMap(({ loser_ids }) => {
      const beaten = shown(loser_ids);
      const round = rounds.get(beaten[0] ?? 0);
      return round === undefined ? [] : [{ round, isFinal: round === final, beaten }];
    });
  const lost = duels.find(({ loser_ids }) => loser_ids.includes(image));
  const round = rounds.get(image);
  if (lost === undefined || round === undefined || !rounds.has(lost.winner_id)) return { wins, loss: null };
  const beside = shown(lost.loser_ids.filter((id) => id !== image));
  return { wins, loss: { round, isFinal: round === final, winner: lost.winner_id, beside } };
}
