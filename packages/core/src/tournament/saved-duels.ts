// The duels of a tournament as saved: each winner and the losers, in order of
// play. They give the path of an image, which places alone do not.
// Invariant: every image wins and loses in the rounds that its score implies (`checkDuels` finds no
// issue in the output of `toSavedDuels`), and loses at most once.
// Duels without a loser left, and duels won by an image that has since left, are omitted.
import type { Tournament } from './tournament.ts';

export type SavedDuel = { winner_id: number; loser_ids: number[] };

/** One round of the path of an image. `round` is one-based. */
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
  return removeFromDuels(played, gone);
}

/** The duels that remain when these images are no longer shown. */
export function removeFromDuels(duels: readonly SavedDuel[], images: readonly number[]): SavedDuel[] {
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

/** The images that the champion beat, round by round. `rounds` gives the displayed round of every image, in which it lost. */
export function findChampionPath(
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
