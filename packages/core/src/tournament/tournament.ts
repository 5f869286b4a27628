// The state of a tournament: the rounds drawn so far, the picks in order, and the duel on screen.
// Invariant (`assertTournament`): each pick belongs to its duel; each round is drawn from the winners of the round before; there are at
// most floor(log2 n) rounds for n distinct images. States are immutable.
// Transitions are in play.ts, departed images in remove-images.ts, the outcome in
// result.ts. Names and files of images are not part of the state.

import { isImageId } from '../image-id.ts';
import { countDuels, countRounds, type Duel, drawRound, type Round } from './duels.ts';
import { TOURNAMENT } from './limits.ts';

export type Tournament = {
  readonly seed: number;
  /** The drawn images in the caller's order; at least one. */
  readonly imageIds: readonly number[];
  /** The drawn images that have since left. They keep their place in the draw, so that the other duels stay the same. */
  readonly gone: readonly number[];
  /** One entry per duel over all rounds: the answer given before images left, or null if an answer is needed (remove-images.ts). */
  readonly earlier: readonly (number | null)[];
  /** The rounds drawn so far. The last pick of a round draws the next one. */
  readonly rounds: readonly Round[];
  /** The winner of each played duel, over all rounds. */
  readonly picks: readonly number[];
  /** Index over all rounds of the duel on screen: the one to play, or the one just answered until « Next ». */
  readonly shown: number;
};

/**
 * `duel`: the duel needs a pick. `picked`: another duel of the round follows.
 * `roundDone`: another round follows. `finished`: there is a champion.
 */
export type Phase = 'duel' | 'picked' | 'roundDone' | 'finished';

/** Returns null without any image. A single image is champion at once. Duplicate and invalid ids are dropped. */
export function createTournament(imageIds: readonly number[], seed: number): Tournament | null {
  const images = [...new Set(imageIds)].filter(isImageId);
  if (images.length === 0) return null;
  const start = seed >>> 0;
  return {
    seed: start,
    imageIds: images,
    gone: [],
    earlier: [],
    rounds: images.length > 1 ? [drawRound(images, start, 0)] : [],
    picks: [],
    shown: 0,
  };
}

export function getPhase(tournament: Tournament): Phase {
  const { imageIds, picks, shown } = tournament;
  if (picks.length === countDuels(imageIds.length)) return 'finished';
  if (shown === picks.length) return 'duel';
  const { duel, round } = locateDuel(tournament, shown);
  return duel === round.length - 1 ? 'roundDone' : 'picked';
}

/** The participants: the drawn images without those that have left. */
export function listContenders({ imageIds, gone }: Tournament): readonly number[] {
  return without(imageIds, gone);
}

/** The duel on screen; the final once finished. Null for a tournament of one image. */
export function getShownDuel(tournament: Tournament): Duel | null {
  const { round, duel } = locateDuel(tournament, tournament.shown);
  const drawn = round[duel];
  return drawn === undefined ? null : without(drawn, tournament.gone);
}

/** The winner of the duel on screen, or null. */
export function getShownPick(tournament: Tournament): number | null {
  return tournament.picks[tournament.shown] ?? null;
}

/** The next duels of the round, for preloading. In later rounds every image has been on screen before. */
export function upcomingDuels(tournament: Tournament): readonly Duel[] {
  const { round, duel } = locateDuel(tournament, tournament.shown);
  return round.slice(duel + 1).map((drawn) => without(drawn, tournament.gone));
}

/** Number of wins of every participant. */
export function countWins(tournament: Tournament): Map<number, number> {
  const scores = new Map(listContenders(tournament).map((image) => [image, 0]));
  for (const image of tournament.picks) {
    const score = scores.get(image);
    if (score !== undefined) scores.set(image, score + 1);
  }
  return scores;
}

export function without(images: readonly number[], gone: readonly number[]): readonly number[] {
  if (gone.length === 0) return images;
  const left = new Set(gone);
  return images.filter((image) => !left.has(image));
}

/** The position of a duel: its round, the index of that round, and its index within the round. */
export function locateDuel(
  { rounds }: Tournament,
  duelIndex: number,
): { readonly round: Round; readonly roundIndex: number; readonly duel: number } {
  let before = 0;
  for (const [roundIndex, round] of rounds.entries()) {
    if (duelIndex < before + round.length) return { round, roundIndex, duel: duelIndex - before };
    before += round.length;
  }
  return { round: [], roundIndex: rounds.length, duel: 0 };
}

/** Throws an error that names the first broken rule. Used by tests, and where a broken rule would be a bug. */
export function assertTournament(tournament: Tournament): void {
  const { seed, imageIds, picks, shown } = tournament;
  if (seed >>> 0 !== seed) throw new Error(`Not a seed: ${seed}`);
  assertImages(tournament);
  assertRounds(tournament);
  const last = Math.max(countDuels(imageIds.length) - 1, 0);
  if (shown < 0 || shown > last || shown > picks.length || shown < picks.length - 1)
    throw new Error(`Duel ${shown} is shown after ${picks.length} picks`);
}

function assertImages(tournament: Tournament): void {
  const { imageIds, gone } = tournament;
  if (imageIds.length === 0) throw new Error('A tournament has no image');
  if (!imageIds.every(isImageId)) throw new Error('Not an image id');
  if (new Set(imageIds).size !== imageIds.length) throw new Error('An image takes part twice');
  const contenders = listContenders(tournament).length;
  if (contenders + gone.length !== imageIds.length) throw new Error('A stranger has left');
  if (contenders === 0) throw new Error('Every image has left');
}

/** Each round is drawn from the winners of the round before, and each pick belongs to its duel. */
function assertRounds({ imageIds, rounds, picks }: Tournament): void {
  if (rounds.length > countRounds(imageIds.length)) throw new Error(`${rounds.length} rounds`);
  if (picks.length > countDuels(imageIds.length)) throw new Error(`${picks.length} picks`);
  let candidates = imageIds;
  let before = 0;
  for (const [index, round] of rounds.entries()) {
    if (before > picks.length) throw new Error(`Round ${index} was drawn too early`);
    assertRound(round, candidates, index);
    const winners = picks.slice(before, before + round.length);
    for (const [duel, winner] of winners.entries())
      if (!round[duel]?.includes(winner)) throw new Error(`${winner} won a duel it was not in`);
    before += round.length;
    candidates = winners;
  }
  if (picks.length > before || (picks.length === before && candidates.length > 1))
    throw new Error('A round was not drawn');
}

function assertRound(round: Round, candidates: readonly number[], index: number): void {
  const present = round.flat();
  if (present.length !== candidates.length || new Set(present).size !== present.length)
    throw new Error(`Round ${index} has ${present.length} places for ${candidates.length} candidates`);
  const known = new Set(candidates);
  if (!present.every((image) => known.has(image))) throw new Error(`Round ${index} has a stranger`);
  const odd = round.filter(({ length }) => length !== TOURNAMENT.duelSize);
  if (odd.length > candidates.length % 2 || odd.some(({ length }) => length !== TOURNAMENT.oddDuelSize))
    throw new Error(`Round ${index} has duels of ${round.map(({ length }) => length).join(', ')}`);
}
