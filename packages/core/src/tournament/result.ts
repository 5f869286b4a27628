// The outcome of a tournament as groups from the best down (P2 §2, product.md §7), for the editor and the viewer alike.
// Invariant: groups are never empty, go from the highest shown round to the lowest, and hold each image once.
// Leaves out: the words of their headers (messages.ts).
import { contendersOf, phaseOf, scoresOf, type Tournament } from './tournament.ts';

export type GroupKind = 'champion' | 'finalists' | 'semiFinalists' | 'round';

/** `round` is the shown one: the score + 1, which is the round that an image lost in. */
export type Group = { readonly kind: GroupKind; readonly round: number; readonly images: readonly number[] };

export type TournamentResult = { readonly champion: number; readonly groups: readonly Group[] };

/** Null until the tournament is finished. */
export function resultOf(tournament: Tournament): TournamentResult | null {
  const champion = tournament.picks.at(-1) ?? contendersOf(tournament)[0];
  if (phaseOf(tournament) !== 'finished' || champion === undefined) return null;
  const scores = scoresOf(tournament);
  const turn = (scores.get(champion) ?? 0) + 1;
  return {
    champion,
    groups: groupByRound(
      [...scores].map(([image, score]) => ({ image, round: score + 1 })),
      turn,
    ),
  };
}

/** Images keep their order within a group. `turn` is the tournament's: the shown round of its champion. */
export function groupByRound(
  images: readonly { readonly image: number; readonly round: number }[],
  turn: number,
): Group[] {
  const rounds = Map.groupBy(images, ({ round }) => round);
  return [...rounds]
    .toSorted(([a], [b]) => b - a)
    .map(([round, members]) => ({
      kind: kindOf(round, turn),
      round,
      images: members.map(({ image }) => image),
    }));
}

function kindOf(round: number, turn: number): GroupKind {
  if (round === turn) return 'champion';
  if (round === turn - 1) return 'finalists';
  return round === turn - 2 ? 'semiFinalists' : 'round';
}
