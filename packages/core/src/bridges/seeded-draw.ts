// A tournament whose favourites meet as late as they can. The draw of a seed moves places, not images: its whole bracket is known before
// the first pick, and so is the place from which each favourite stays away from the others.
// Invariant: of the images in their order, the best that fit into a round stand in different branches up to it, so that they meet in it at
// the earliest: the best two (three where the final is of three) in the final.
// Leaves out: who is a favourite (standing.ts).
import { createRng, shuffle } from '../random.ts';
import { drawRound, type Round } from '../tournament/duels.ts';
import { createTournament, type Tournament } from '../tournament/tournament.ts';

/** `order`: from the favourite down. Null without any image. */
export function createSeededTournament(order: readonly number[], seed: number): Tournament | null {
  const drawn = createTournament(order, seed);
  if (drawn === null) return null;
  const ranks = ranksOfPlaces(drawn.imageIds.length, drawn.seed);
  return createTournament(
    ranks.map((rank) => drawn.imageIds[rank] ?? 0),
    drawn.seed,
  );
}

/** By place, the rank of the image to put there, 0 for the favourite. */
function ranksOfPlaces(count: number, seed: number): number[] {
  const rng = createRng(seed);
  let ranks = [0];
  for (const round of roundsOfPlaces(count, seed).toReversed()) {
    const entrants = round.flat().length;
    const before = Array<number>(entrants).fill(0);
    /** Those of this round that are not in the next one. The favourite meets the last of them. */
    let weakest = entrants - 1;
    const byRank = [...round.entries()].toSorted(([a], [b]) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    for (const [index, duel] of byRank) {
      // Nobody may read off the screen which of the images is the favourite.
      const [winner = 0, ...losers] = shuffle(duel, rng);
      before[winner] = ranks[index] ?? 0;
      for (const loser of losers) before[loser] = weakest--;
    }
    ranks = before;
  }
  return ranks;
}

/** Every round of the bracket, by the duel of the round before that each entrant comes from; in the first one by the places of the draw. */
function roundsOfPlaces(count: number, seed: number): Round[] {
  const rounds: Round[] = [];
  for (let entrants = count; entrants > 1; entrants = rounds.at(-1)?.length ?? 0)
    rounds.push(drawRound([...Array(entrants).keys()], seed, rounds.length));
  return rounds;
}
