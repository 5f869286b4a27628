// The outcome of a tournament as groups, best first (TO-9, TO-33), for the editor and the viewer.
// Invariant: groups are never empty, go from the highest shown round to the lowest, and hold each image once.
import { groupBy } from '../group-by.ts';
import { findChampionPath, type PathStep, toSavedDuels } from './saved-duels.ts';
import { countWins, getPhase, listContenders, type Tournament } from './tournament.ts';

export type GroupKind = 'champion' | 'finalists' | 'semiFinalists' | 'round';

/** `round` is the displayed round: score + 1, the round in which the image lost. */
export type Group = { readonly kind: GroupKind; readonly round: number; readonly images: readonly number[] };

export type TournamentResult = {
  readonly champion: number;
  readonly groups: readonly Group[];
  /** The images that the champion beat, round by round. */
  readonly path: readonly PathStep[];
};

/** Null until the tournament is finished. */
export function computeTournamentResult(tournament: Tournament): TournamentResult | null {
  const champion = tournament.picks.at(-1) ?? listContenders(tournament)[0];
  if (getPhase(tournament) !== 'finished' || champion === undefined) return null;
  const rounds = new Map([...countWins(tournament)].map(([image, score]) => [image, score + 1]));
  return {
    champion,
    groups: groupByRound(rounds, rounds.get(champion) ?? 1),
    path: findChampionPath(champion, toSavedDuels(tournament), rounds),
  };
}

/** Groups images by their displayed round, keeping their order within a group. `turn` is the displayed round of the champion. */
export function groupByRound(rounds: ReadonlyMap<number, number>, turn: number): Group[] {
  return [...groupBy(rounds, ([, round]) => round)]
    .toSorted(([a], [b]) => b - a)
    .map(([round, members]) => ({
      kind: getKind(round, turn),
      round,
      images: members.map(([image]) => image),
    }));
}

function getKind(round: number, turn: number): GroupKind {
  if (round === turn) return 'champion';
  if (round === turn - 1) return 'finalists';
  return round === turn - 2 ? 'semiFinalists' : 'round';
}
