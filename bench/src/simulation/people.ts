// People of known tastes, who play the real engines: what they think of each image is drawn around what is true for all, and what they do
// follows from it.
// Leaves out: what is made of their contents (simulate-palmares.ts).
import type { Ballot } from '@palmares/core/palmares/ballot';
import { createRng, type Rng, shuffle } from '@palmares/core/random';
import { createRanking, type Ranking, type Run, selectionLimit } from '@palmares/core/ranking/ranking';
import { reduce as reduceRanking } from '@palmares/core/ranking/reduce';
import { startRun } from '@palmares/core/ranking/rounds';
import { type SavedRankingImage, toSaved as saveRanking } from '@palmares/core/ranking/wire';
import { ballotOfTierlist } from '@palmares/core/tierlist/ballot';
import { createBoard } from '@palmares/core/tierlist/board';
import { reduce as reduceBoard } from '@palmares/core/tierlist/reduce';
import { toLines } from '@palmares/core/tierlist/wire';
import { next, pick } from '@palmares/core/tournament/play';
import { createTournament, duelOf, phaseOf } from '@palmares/core/tournament/tournament';
import { type SavedTournament, toSaved as saveTournament } from '@palmares/core/tournament/wire';

const TIERS = 5;
/** Of the images before a person, those that are selected when many are shown: the ones they like more than most. */
const LIKED_SHARE = 1 / 3;

/** `slip`: how far each answer may be from what the person thinks. 0: never. */
export type Person = {
  readonly likes: ReadonlyMap<number, number>;
  readonly slip: number;
  readonly rng: Rng;
};

/** A person of the Plackett–Luce model: the log-worth of each image and a Gumbel variate of their own. */
export function drawPerson(truth: ReadonlyMap<number, number>, slip: number, seed: number): Person {
  const rng = createRng(seed);
  return { likes: new Map([...truth].map(([image, worth]) => [image, worth + gumbel(rng)])), slip, rng };
}

/** Tiers of sizes as they come, every image placed. */
export function makeTierlist(person: Person): Ballot {
  const images = [...person.likes.keys()];
  const cuts = Array.from({ length: TIERS - 1 }, () => person.rng()).toSorted((a, b) => a - b);
  const best = fromBest(person, images);
  const board = best.reduce(
    (built, image, index) =>
      reduceBoard(built, {
        type: 'move',
        images: [image],
        to: { tier: `t${cuts.filter((cut) => cut * images.length <= index).length + 1}`, before: null },
      }),
    createBoard(images),
  );
  return ballotOfTierlist(toLines(board));
}

export function playTournament(person: Person): SavedTournament {
  let tournament = createTournament([...person.likes.keys()], seedOf(person.rng));
  while (tournament !== null && phaseOf(tournament) !== 'finished')
    tournament = next(pick(tournament, fromBest(person, duelOf(tournament) ?? [])[0] ?? 0));
  const saved = tournament && saveTournament(tournament);
  if (saved === null) throw new Error('A tournament was not finished');
  return saved;
}

/** `share`: of the answers to the end, how many are given before the person stops. */
export function playRanking(person: Person, share: number): SavedRankingImage[] {
  const images = [...person.likes.keys()];
  const states: Ranking[] = [startRun(createRanking(images, seedOf(person.rng)))];
  for (let last = states[0]; last?.run; last = states.at(-1)) states.push(answer(last, last.run, person));
  const stopped = states[Math.round((states.length - 1) * share)];
  if (stopped === undefined) throw new Error('A ranking was not started');
  return saveRanking(stopped);
}

function answer(ranking: Ranking, run: Run, person: Person): Ranking {
  const [only, other] = run.batch;
  if (only !== undefined && other === undefined)
    return reduceRanking(ranking, { type: 'complete', image: only });
  const liked = Math.round(run.batch.length * LIKED_SHARE);
  const count = Math.min(Math.max(liked, 1), selectionLimit(run));
  return reduceRanking(ranking, {
    type: 'validate',
    selection: fromBest(person, run.batch).slice(0, count),
  });
}

/** As the person says it now: shuffled first, so that images liked alike come in no order. */
function fromBest({ likes, slip, rng }: Person, images: readonly number[]): number[] {
  const said = shuffle(images, rng).map((image) => ({
    image,
    like: (likes.get(image) ?? 0) + slip * gumbel(rng),
  }));
  return said.toSorted((a, b) => b.like - a.like).map(({ image }) => image);
}

function gumbel(rng: Rng): number {
  return -Math.log(-Math.log(Math.max(rng(), Number.MIN_VALUE)));
}

function seedOf(rng: Rng): number {
  return Math.floor(rng() * 2 ** 32);
}
