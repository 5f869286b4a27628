// A tournament under way: the rounds drawn so far, the images picked in order, and the duel on screen.
// Invariant (`assertTournament`): each pick belongs to its duel, each round is drawn from the winners of the one before,
// there are floor(log2 n) rounds at most and n images take part, each once. States are never changed in place.
// Leaves out: how it moves on (play.ts), what becomes of images that leave (without-images.ts), what it says in the end
// (result.ts), names and files of images.

import { isImageId } from '../image-id.ts';
import { TOURNAMENT } from '../limits.ts';
import { countDuels, countRounds, type Duel, drawRound, type Round } from './duels.ts';

export type Tournament = {
  readonly seed: number;
  /** Who was drawn, in the caller's order. At least one. */
  readonly imageIds: readonly number[];
  /** Those of them that have left since. They keep their place in the draw, so that the other duels stay what they were. */
  readonly gone: readonly number[];
  /** By duel, over all rounds: the answer given before images left, null where it has to be given (without-images.ts). */
  readonly earlier: readonly (number | null)[];
  /** The rounds drawn so far; the next one is drawn by the last pick of a round. */
  readonly rounds: readonly Round[];
  /** The winner of each duel played, over all rounds. */
  readonly picks: readonly number[];
  /** Index of the duel on screen, over all rounds: the one to play, or the one just picked until « Next ». */
  readonly shown: number;
};

/**
 * `duel`: waiting for a pick. `picked`: another duel of the round follows. `roundDone`: another round follows.
 * `finished`: there is a champion.
 */
export type Phase = 'duel' | 'picked' | 'roundDone' | 'finished';

/** Null without any image. A single image is champion at once. Repeated and impossible ids are left out. */
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

export function phaseOf(tournament: Tournament): Phase {
  const { imageIds, picks, shown } = tournament;
  if (picks.length === countDuels(imageIds.length)) return 'finished';
  if (shown === picks.length) return 'duel';
  const { duel, round } = placeOf(tournament, shown);
  return duel === round.length - 1 ? 'roundDone' : 'picked';
}

/** Who takes part: the images drawn, without those that have left. */
export function contendersOf({ imageIds, gone }: Tournament): readonly number[] {
  return without(imageIds, gone);
}

/** The duel on screen: the final once finished; null for a tournament of one image. */
export function duelOf(tournament: Tournament): Duel | null {
  const { round, duel } = placeOf(tournament, tournament.shown);
  const drawn = round[duel];
  return drawn === undefined ? null : without(drawn, tournament.gone);
}

/** Who was picked in the duel on screen, or null. */
export function pickedOf(tournament: Tournament): number | null {
  return tournament.picks[tournament.shown] ?? null;
}

/** The following duels of the round, for preloading. After the first round every image has been on screen already. */
export function upcomingDuels(tournament: Tournament): readonly Duel[] {
  const { round, duel } = placeOf(tournament, tournament.shown);
  return round.slice(duel + 1).map((drawn) => without(drawn, tournament.gone));
}

/** The wins of every image that takes part. */
export function scoresOf(tournament: Tournament): Map<number, number> {
  const scores = new Map(contendersOf(tournament).map((image) => [image, 0]));
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

/** Where a duel stands: its round, the index of that round and its own within it. */
export function placeOf(
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

/** Throws an error that names the first broken rule. For tests, and for places where a broken rule is a fault of ours. */
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
  const contenders = contendersOf(tournament).length;
  if (contenders + gone.length !== imageIds.length) throw new Error('A stranger has left');
  if (contenders === 0) throw new Error('Every image has left');
}

/** Each round is drawn from the winners of the one before, and each pick belongs to its duel. */
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
