// A tournament whose favourites meet as late as possible. The draw of a seed permutes positions, so the whole bracket is known before the
// first pick, and the favourites can be placed in separate branches.
// Invariant: the best images that fit into a round are in different branches before it, so they meet in that round at the earliest: the
// best two (three if the final has three) in the final.
// standings.ts determines the favourites.
import { createRng, shuffle } from '../random.ts';
import { drawRound, type Round } from '../tournament/duels.ts';
import { createTournament, type Tournament } from '../tournament/tournament.ts';

/** `order` is best first. Returns null without any image. */
export function createSeededTournament(order: readonly number[], seed: number): Tournament | null {
  const drawn = createTournament(order, seed);
  if (drawn === null) return null;
  const ranks = ranksOfPlaces(drawn.imageIds.length, drawn.seed);
  return createTournament(
    ranks.map((rank) => drawn.imageIds[rank] ?? 0),
    drawn.seed,
  );
}

/** For each position, the zero-based rank of the image to put there. */
function ranksOfPlaces(count: number, seed: number): number[] {
  const rng = createRng(seed);
  let ranks = [0];
  for (const round of roundsOfPlaces(count, seed).toReversed()) {
    const entrants = round.flat().length;
    const before = Array<number>(entrants).fill(0);
    /** Ranks of the images that this round eliminates. The favourite meets the weakest of them. */
    let weakest = entrants - 1;
    const byRank = [...round.entries()].toSorted(([a], [b]) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    for (const [index, duel] of byRank) {
      // The shuffle within the duel hides which of the images is the favourite.
      const [winner = 0, ...losers] = shuffle(duel, rng);
      before[winner] = ranks[index] ?? 0;
      for (const loser of losers) before[loser] = weakest--;
    }
    ranks = before;
  }
  return ranks;
}

/**
 * Every round of the bracket. Entrants are numbered by their duel in the round before; in the first round, by their position in the draw.
 */
function roundsOfPlaces(count: number, seed: number): Round[] {
  const rounds: Round[] = [];
  for (let entrants = count; entrants > 1; entrants = rounds.at(-1)?.length ?? 0)
    rounds.push(drawRound([...Array(entrants).keys()], seed, rounds.length));
  return rounds;
}
