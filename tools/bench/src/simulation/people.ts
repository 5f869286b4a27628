// Simulated people with known preferences who play the real engines. Their preferences are random deviations from a common truth, and
// determine their actions. simulate-palmares.ts evaluates the contents.
import type { Ballot } from '@palmares/core/palmares/ballot';
import { createRng, type Rng, shuffle } from '@palmares/core/random';
import { createRanking, type Ranking, type Run, selectionLimit } from '@palmares/core/ranking/ranking';
import { reduce as reduceRanking } from '@palmares/core/ranking/reduce';
import { startRun } from '@palmares/core/ranking/rounds';
import { type SavedRankingImage, toSaved as saveRanking } from '@palmares/core/ranking/wire';
import { ballotFromTierlist } from '@palmares/core/tierlist/ballot';
import { createBoard } from '@palmares/core/tierlist/board';
import { reduce as reduceBoard } from '@palmares/core/tierlist/reduce';
import { toLines } from '@palmares/core/tierlist/wire';
import { next, pick } from '@palmares/core/tournament/play';
import { createTournament, getPhase, getShownDuel } from '@palmares/core/tournament/tournament';
import { type SavedTournament, toSaved as saveTournament } from '@palmares/core/tournament/wire';

const TIERS = 5;
/** Share of the shown images that a person selects from a large batch. */
const LIKED_SHARE = 1 / 3;

/** `slip` is the scale of the random error of each answer; 0 for none. */
export type Person = {
  readonly likes: ReadonlyMap<number, number>;
  readonly slip: number;
  readonly rng: Rng;
};

/** A person of the Plackett–Luce model: the log-worth of each image plus their own Gumbel variate. */
export function drawPerson(truth: ReadonlyMap<number, number>, slip: number, seed: number): Person {
  const rng = createRng(seed);
  return { likes: new Map([...truth].map(([image, worth]) => [image, worth + gumbel(rng)])), slip, rng };
}

/** A tier list with tiers of random sizes and every image placed. */
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
  return ballotFromTierlist(toLines(board));
}

export function playTournament(person: Person): SavedTournament {
  let tournament = createTournament([...person.likes.keys()], getSeed(person.rng));
  while (tournament !== null && getPhase(tournament) !== 'finished')
    tournament = next(pick(tournament, fromBest(person, getShownDuel(tournament) ?? [])[0] ?? 0));
  const saved = tournament && saveTournament(tournament);
  if (saved === null) throw new Error('A tournament was not finished');
  return saved;
}

/** `share` is the share of all answers given before the person stops. */
export function playRanking(person: Person, share: number): SavedRankingImage[] {
  const images = [...person.likes.keys()];
  const states: Ranking[] = [startRun(createRanking(images, getSeed(person.rng)))];
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

/** The person's current order. Shuffling first ensures that equally liked images are in random order. */
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

function getSeed(rng: Rng): number {
  return Math.floor(rng() * 2 ** 32);
}
