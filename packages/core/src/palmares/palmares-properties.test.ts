// Property tests of the palmarès: any images, any votes. fast-check prints the seed of a failure.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRng, shuffle } from '../random.ts';
import type { SavedDuel } from '../tournament/saved-duels.ts';
import type { Ballot, Voice, Vote } from './ballot.ts';
import { PALMARES } from './limits.ts';
import { computePalmares, type Palmares, type PalmaresImage } from './palmares.ts';

const IMAGES = [1, 2, 3, 4, 5, 6, 7, 8];
/** Worths are rounded to six decimals, so sums in another order may differ in the last one. */
const DIGITS = 5;
const runs = { numRuns: 60 };

const anyBallot: fc.Arbitrary<Ballot> = fc
  .tuple(fc.shuffledSubarray(IMAGES), fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }))
  .map(([subset, groups]) =>
    [...Map.groupBy(subset, (image) => groups[image - 1] ?? 0)]
      .toSorted(([a], [b]) => a - b)
      .map(([, group]) => group),
  );
/** Duels that any client may have saved. */
const anyDuels: fc.Arbitrary<SavedDuel[]> = fc.array(
  fc.record({
    winner_id: fc.constantFrom(...IMAGES, 99),
    loser_ids: fc.subarray([...IMAGES, 99], { minLength: 1, maxLength: 2 }),
  }),
  { maxLength: 8 },
);
const anyVote: fc.Arbitrary<Vote> = fc.oneof(
  { weight: 3, arbitrary: anyBallot.map((ballot) => ({ ballot })) },
  { weight: 1, arbitrary: fc.record({ ballot: anyBallot, duels: anyDuels }) },
);
const anyVoice: fc.Arbitrary<Voice> = fc.array(anyVote, { maxLength: 3 }).map((votes) => ({ votes }));
const anyVoices = fc.array(anyVoice, { maxLength: 12 });

function getVoice(...ballots: readonly Ballot[]): Voice {
  return { votes: ballots.map((ballot) => ({ ballot })) };
}

function byId({ images }: Palmares): Map<number, PalmaresImage> {
  return new Map(images.map((image) => [image.id, image]));
}

function worthIn(palmares: Palmares, id: number): number {
  return byId(palmares).get(id)?.worth ?? Number.NaN;
}

/** Compares modelled figures approximately and counted figures exactly. */
function expectSame(a: Palmares, b: Palmares): void {
  expect(b.voices).toBe(a.voices);
  const others = byId(b);
  for (const image of a.images) {
    const other = others.get(image.id);
    expect(other?.judged).toBe(image.judged);
    expect(other?.fifths).toEqual(image.fifths);
    expect([other?.won, other?.lost]).toEqual([image.won, image.lost]);
    for (const figure of ['worth', 'error', 'spread'] as const)
      expect(other?.[figure]).toBeCloseTo(image[figure], DIGITS);
  }
}

test('PA-12: anonymous: the order of the voices changes nothing', () => {
  fc.assert(
    fc.property(anyVoices, fc.integer(), (voices, seed) => {
      expectSame(computePalmares(IMAGES, voices), computePalmares(IMAGES, shuffle(voices, createRng(seed))));
    }),
    runs,
  );
});

test('PA-12: neutral: images under other numbers, in another order, get the same', () => {
  fc.assert(
    fc.property(anyVoices, fc.shuffledSubarray(IMAGES, { minLength: 8 }), (voices, numbers) => {
      const renamed = (image: number) => (numbers[image - 1] ?? 99) + 100;
      const there = voices.map(({ votes }) => ({
        votes: votes.map(({ ballot, duels }) => ({
          ballot: ballot.map((group) => group.map(renamed)),
          ...(duels && {
            duels: duels.map(({ winner_id, loser_ids }) => ({
              winner_id: renamed(winner_id),
              loser_ids: loser_ids.map(renamed),
            })),
          }),
        })),
      }));
      const palmares = computePalmares(IMAGES, voices);
      const images = palmares.images.map((image) => ({ ...image, id: renamed(image.id) }));
      expectSame(
        { ...palmares, images },
        computePalmares(
          numbers.map((number) => number + 100),
          there,
        ),
      );
    }),
    runs,
  );
});

test('PA-12: the same full order from all is the order', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(IMAGES, { minLength: 2 }),
      fc.integer({ min: 1, max: 60 }),
      (order, people) => {
        const ballot = order.map((image) => [image]);
        const voices = Array.from({ length: people }, () => getVoice(ballot));
        const { images } = computePalmares(order, voices);
        expect(images.map(({ id }) => id)).toEqual(order);
        expect(images.map(({ rank }) => rank)).toEqual(order.map((_, index) => index + 1));
      },
    ),
    runs,
  );
});

test('swapping two neighbours in one ballot never lowers the raised one against the other', () => {
  const order = fc.shuffledSubarray(IMAGES, { minLength: 2 });
  fc.assert(
    fc.property(anyVoices, order, fc.nat(), (voices, images, where) => {
      const lower = 1 + (where % (images.length - 1));
      const raised = images.at(lower) ?? 0;
      const other = images.at(lower - 1) ?? 0;
      const swapped = images.with(lower - 1, raised).with(lower, other);
      const lead = (last: readonly number[]) => {
        const palmares = computePalmares(IMAGES, [...voices, getVoice(last.map((image) => [image]))]);
        return worthIn(palmares, raised) - worthIn(palmares, other);
      };
      expect(lead(swapped)).toBeGreaterThanOrEqual(lead(images) - 10 ** -DIGITS);
    }),
    runs,
  );
});

test('PA-3: ten contents of one person weigh as one', () => {
  fc.assert(
    fc.property(anyVoices, anyBallot, (voices, ballot) => {
      const once = computePalmares(IMAGES, [...voices, getVoice(ballot)]);
      const ten = Array.from({ length: 10 }, () => ballot);
      expectSame(once, computePalmares(IMAGES, [...voices, getVoice(...ten)]));
    }),
    runs,
  );
});

test('an image that nobody judged has the mean worth, and changes nothing for the others', () => {
  fc.assert(
    fc.property(anyVoices, (voices) => {
      const without = byId(computePalmares(IMAGES, voices));
      const unseen = 50;
      const images = byId(computePalmares([...IMAGES, unseen], voices));
      expect(images.get(unseen)).toMatchObject({ worth: 0, judged: 0, tier: null });
      for (const [id, { worth, tier }] of without) {
        expect(images.get(id)?.worth).toBeCloseTo(worth, DIGITS);
        expect(images.get(id)?.tier === null).toBe(tier === null);
      }
    }),
    runs,
  );
});

test('an image that was rarely offered is neither favoured nor punished', () => {
  const ids = Array.from({ length: 15 }, (_, index) => index + 1);
  const rare = 8;
  const truth = (id: number) => (8 - id) / 4;
  let [bias, certain] = [0, 0];
  const albums = 40;
  for (let album = 0; album < albums; album++) {
    const rng = createRng(album);
    const voices = Array.from({ length: 40 }, (_, person) => {
      const said = new Map(ids.map((id) => [id, truth(id) - Math.log(-Math.log(rng()))]));
      const offered = ids.filter((id) => id !== rare || person % 8 === 0);
      return getVoice(offered.toSorted((a, b) => (said.get(b) ?? 0) - (said.get(a) ?? 0)).map((id) => [id]));
    });
    const palmares = computePalmares(ids, voices);
    bias += worthIn(palmares, rare) / albums;
    certain += (byId(palmares).get(rare)?.error ?? 0) / albums;
  }
  // The mean of forty estimates has a sixth of the standard error of one. If the image were
  // last in the ballots that omit it, its worth would be near -1.
  expect(Math.abs(bias)).toBeLessThan((3 * certain) / Math.sqrt(albums));
});

test('the last group is censored: how it would go on says nothing', () => {
  const ballots: Ballot[] = [[[1], [2, 3, 4]]];
  const { images } = computePalmares(
    [1, 2, 3, 4],
    ballots.map((ballot) => getVoice(ballot)),
  );
  const [first, ...rest] = images;
  // One choice out of four under the prior: worth = 1 - chance, and the others share the loss.
  const chance =
    Math.exp(first?.worth ?? 0) / (Math.exp(first?.worth ?? 0) + 3 * Math.exp(rest[0]?.worth ?? 0));
  expect(first?.worth).toBeCloseTo(1 - chance, DIGITS);
  expect(rest.map(({ rank }) => rank)).toEqual([2, 2, 2]);
});

test('a ballot of one tier changes nothing', () => {
  fc.assert(
    fc.property(anyVoices, fc.shuffledSubarray(IMAGES), (voices, tier) => {
      expectSame(computePalmares(IMAGES, voices), computePalmares(IMAGES, [...voices, getVoice([tier])]));
    }),
    runs,
  );
});

test('PA-3: a vote that says nothing takes none of the weight of the others', () => {
  fc.assert(
    fc.property(anyVoices, anyBallot, (voices, ballot) => {
      const alone = computePalmares(IMAGES, [...voices, getVoice(ballot)]);
      expectSame(alone, computePalmares(IMAGES, [...voices, getVoice(ballot, [IMAGES], [])]));
    }),
    runs,
  );
});

test('any input gives finite figures, each image once, in order, within its interval', () => {
  const start = fc.array(fc.tuple(fc.constantFrom(...IMAGES), fc.double())).map((pairs) => new Map(pairs));
  fc.assert(
    fc.property(fc.subarray(IMAGES), anyVoices, start, (live, voices, worths) => {
      const { images, divisive, consensual, surprise, ...palmares } = computePalmares(live, voices, worths);
      expect(images.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(live);
      expect(palmares.voices).toBeLessThanOrEqual(voices.length);
      for (const [index, image] of images.entries()) {
        expect([image.worth, image.error, image.spread].every(Number.isFinite)).toBe(true);
        expect(image.rank).toBeLessThanOrEqual(index + 1);
        expect(image.worth).toBeLessThanOrEqual(images[index - 1]?.worth ?? image.worth);
        expect(image.best).toBeLessThanOrEqual(image.rank);
        expect(image.worst).toBeGreaterThanOrEqual(image.rank);
        expect(image.worst).toBeLessThanOrEqual(live.length);
        expect(image.fifths.reduce((sum, hands) => sum + hands, 0)).toBe(image.judged);
        expect(image.judged).toBeLessThanOrEqual(palmares.voices);
        expect(image.spread >= 0 && image.spread <= 1).toBe(true);
        expect(image.tier !== null && image.judged < PALMARES.voicesMin).toBe(false);
      }
      const named = [...divisive, ...consensual];
      expect(new Set(named).size).toBe(named.length);
      for (const id of [...named, ...(surprise === null ? [] : [surprise])]) expect(live).toContain(id);
    }),
    runs,
  );
});

test('PA-12: a warm start changes nothing but the steps', () => {
  fc.assert(
    fc.property(anyVoices, anyVoice, (voices, newest) => {
      const before = computePalmares(IMAGES, voices);
      const start = new Map(before.images.map(({ id, worth }) => [id, worth]));
      const now = [...voices, newest];
      expectSame(computePalmares(IMAGES, now), computePalmares(IMAGES, now, start));
    }),
    runs,
  );
});
