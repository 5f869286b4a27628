// The duels of a tournament as they are saved: who was picked and whom that beat, in the order of play. They tell the path of an image,
// which the places alone do not.
// Invariant: every image beats and is beaten in the rounds that its score tells (`checkDuels` has no issue with what `toSavedDuels`
// gives), and loses once at most.
// Leaves out: duels that an image won after the others had left, and those that an image won which has left since.
import type { Tournament } from './tournament.ts';

export type SavedDuel = { winner_id: number; loser_ids: number[] };

/** One round of the path of an image. `round` counts from 1. */
export type PathStep = {
  readonly round: number;
  readonly isFinal: boolean;
  readonly beaten: readonly number[];
};

export function toSavedDuels({ rounds, picks, gone }: Tournament): SavedDuel[] {
  const drawn = rounds.flat();
  const played = picks.map((winner_id, index) => ({
    winner_id,
    loser_ids: (drawn[index] ?? []).filter((image) => image !== winner_id),
  }));
  return duelsWithout(played, gone);
}

/** What is left to tell when these images are shown no more. */
export function duelsWithout(duels: readonly SavedDuel[], images: readonly number[]): SavedDuel[] {
  if (images.length === 0) return [...duels];
  const hidden = new Set(images);
  return duels
    .filter(({ winner_id }) => !hidden.has(winner_id))
    .map(({ winner_id, loser_ids }) => ({
      winner_id,
      loser_ids: loser_ids.filter((image) => !hidden.has(image)),
    }))
    .filter(({ loser_ids }) => loser_ids.length > 0);
}

/** Whom the champion beat, round by round. `rounds`: the shown round of every image, which is the one that it lost in. */
export function pathOf(
  champion: number | null,
  duels: readonly SavedDuel[],
  rounds: ReadonlyMap<number, number>,
): PathStep[] {
  if (champion === null) return [];
  const last = (rounds.get(champion) ?? 1) - 1;
  return duels
    .filter(({ winner_id }) => winner_id === champion)
    .flatMap(({ loser_ids }) => {
      const beaten = loser_ids.filter((image) => rounds.has(image));
      const round = rounds.get(beaten[0] ?? 0);
      return round === undefined ? [] : [{ round, isFinal: round === last, beaten }];
    });
}
