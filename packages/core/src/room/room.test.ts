import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../random.ts';
import { createRoomCode, parseRoomCode } from './code.ts';
import { computeScores, getGuessPoints } from './guess.ts';
import { checkGuestName, distinguishGuestName } from './guest-name.ts';
import { MODES } from './modes/modes.ts';
import { compareGuests, toOpinion } from './opinions.ts';
import { checkRoomPlan, ROOM_MODES, type RoomPlan } from './plan.ts';
import { playRoom } from './play.ts';
import { simulateChoice } from './simulate.ts';
import { createRoom, type RoomState } from './state.ts';
import { isChoice } from './steps.ts';
import { getMedian, listLeaders } from './votes.ts';

const TIERS = ['S', 'A', 'B', 'C', 'D'].map((label) => ({ label, color: 'ff7f7f' }));

const plan = (more: Partial<RoomPlan> = {}): RoomPlan => ({
  mode: 'tierlist',
  imageIds: [11, 12, 13],
  seed: 1,
  tiers: TIERS,
  stepSeconds: null,
  batches: null,
  ties: 'host',
  answers: [],
  ...more,
});

function play(state: RoomState, of: RoomPlan, ...types: ('start' | 'reveal' | 'next')[]): RoomState {
  return types.reduce((before, type) => {
    const after = playRoom(of, before, { type }, { now: 1_000 });
    if (typeof after === 'string') throw new Error(after);
    return after;
  }, state);
}

test('SA-49: a simulated guest chooses what the step allows', () => {
  const images = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...ROOM_MODES), images, fc.integer(), (mode, ids, seed) => {
      const of = plan({ mode, imageIds: ids, seed });
      expect(isChoice(of, ids, simulateChoice(of, ids, createRng(seed)))).toBe(true);
    }),
  );
});

describe('a code', () => {
  test('SA-3: is read in any case and with spaces, and has no symbol that looks like another', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const code = createRoomCode(createRng(seed));
        expect(code).toMatch(/^[^01OILUVAE]{6}$/);
        expect(parseRoomCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
      }),
    );
    expect(parseRoomCode('ABCDEF')).toBeNull();
    expect(parseRoomCode('23456')).toBeNull();
  });
});

describe('a name', () => {
  test('SA-6: has 2 to 24 characters after the rules of every name', () => {
    expect([' ', 'x', 'Lé', 'x'.repeat(25), `${'é'.repeat(24)} `].map(checkGuestName)).toEqual([
      'required',
      'too_short',
      null,
      'too_long',
      null,
    ]);
    expect(checkGuestName('\u202e\u200b')).toBe('required');
  });

  test('SA-6: is never that of somebody else in the room', () => {
    expect(distinguishGuestName('Léa', ['Max'])).toBe('Léa');
    expect(distinguishGuestName(' LEA ', ['Léa', 'léa 2'])).toBe('LEA 3');
    expect(distinguishGuestName('x'.repeat(24), ['x'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
  });
});

describe('the votes of a step', () => {
  const tally = (...votes: number[]) =>
    [...new Set(votes)]
      .toSorted((a, b) => a - b)
      .map((choice) => ({ choice, count: votes.filter((vote) => vote === choice).length }));

  test('SA-10: the median tier wins, and an even split goes to the higher one', () => {
    expect(getMedian(tally(0, 4, 4))).toBe(4);
    expect(getMedian(tally(1, 3))).toBe(1);
    expect(getMedian(tally(0, 1, 3, 4))).toBe(1);
    expect(getMedian([])).toBeNull();
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 1 }), (votes) => {
        const sorted = votes.toSorted((a, b) => a - b);
        expect(getMedian(tally(...votes))).toBe(sorted[Math.floor((votes.length - 1) / 2)]);
      }),
    );
  });

  test('SA-11: the majority of a duel wins; without votes all its images are tied', () => {
    expect(listLeaders(tally(7, 8, 8), [7, 8, 9])).toEqual([8]);
    expect(listLeaders(tally(7, 8), [7, 8, 9])).toEqual([7, 8]);
    expect(listLeaders([], [7, 8])).toEqual([7, 8]);
  });

  test('SA-14: a choice must be one of the step', () => {
    expect([0, 4, 5, -1, 0.5].map((tier) => isChoice(plan(), [11], tier))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const duel = plan({ mode: 'tournament', tiers: [] });
    expect([isChoice(duel, [11, 12], 12), isChoice(duel, [11, 12], 13)]).toEqual([true, false]);
    const ranking = plan({ mode: 'ranking', tiers: [] });
    const ballots = [[[11], [12, 13]], [[11], [11]], [[99]], [[]], []];
    expect(ballots.map((ballot) => isChoice(ranking, [11, 12, 13], ballot))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(isChoice(ranking, [11], 11)).toBe(false);
    expect(isChoice(plan(), [11], [[11]])).toBe(false);
  });
});

describe('the steps of a tier list', () => {
  test('SA-10, SA-15: the host overrules the median, moves tiles on the board, and an image without votes has no tier', () => {
    const of = plan();
    let state = play(createRoom(of), of, 'start');
    const revealed = playRoom(of, state, { type: 'reveal' }, { now: 0, votes: [{ guest: 1, choice: 3 }] });
    expect(revealed).toMatchObject({ phase: 'reveal', outcomes: [3] });
    const overruled = playRoom(of, revealed as RoomState, { type: 'decide', choice: 0 }, { now: 0 });
    expect(playRoom(of, overruled as RoomState, { type: 'decide', choice: 5 }, { now: 0 })).toBe(
      'room_choice_invalid',
    );
    state = play(overruled as RoomState, of, 'next', 'reveal', 'next', 'reveal', 'next');
    expect(state).toMatchObject({ phase: 'board', board: { tiers: [[11], [], [], [], []], pool: [12, 13] } });
    const placed = playRoom(of, state, { type: 'place', image: 13, tier: 0, index: 0 }, { now: 0 });
    expect(placed).toMatchObject({ board: { tiers: [[13, 11], [], [], [], []], pool: [12] } });
    expect(playRoom(of, state, { type: 'place', image: 99, tier: 0, index: 0 }, { now: 0 })).toBe(
      'room_choice_invalid',
    );
  });

  test('SA-16: the time left survives a pause, and can be lengthened, changed and switched off', () => {
    const of = plan({ stepSeconds: 20 });
    const open = play(createRoom(of), of, 'start');
    expect(open.closesAt).toBe(21_000);
    const step = (state: RoomState, action: Parameters<typeof playRoom>[2], now: number) => {
      const after = playRoom(of, state, action, { now });
      if (typeof after === 'string') throw new Error(after);
      return after;
    };
    const paused = step(open, { type: 'pause' }, 6_000);
    expect(paused).toMatchObject({ paused: true, closesAt: null, leftMs: 15_000 });
    const longer = step(paused, { type: 'extend', seconds: 10 }, 7_000);
    expect(step(longer, { type: 'resume' }, 100_000)).toMatchObject({ closesAt: 125_000, leftMs: null });
    expect(step(open, { type: 'time', seconds: null }, 2_000)).toMatchObject({
      closesAt: null,
      stepSeconds: null,
    });
    expect(step(open, { type: 'time', seconds: 60 }, 2_000)).toMatchObject({
      closesAt: 62_000,
      stepSeconds: 60,
    });
    expect(playRoom(of, open, { type: 'time', seconds: 17 }, { now: 0 })).toBe('room_choice_invalid');
  });
});

describe('a tie', () => {
  const of = (ties: 'host' | 'draw') => plan({ mode: 'tournament', tiers: [], ties });

  test('SA-11: waits for the host, or is drawn the same way every time', () => {
    const open = play(createRoom(of('host')), of('host'), 'start');
    const tied = play(open, of('host'), 'reveal');
    expect(tied.winner).toBeNull();
    const [first = 0] = tied.tied;
    expect(playRoom(of('host'), tied, { type: 'decide', choice: first }, { now: 0 })).toMatchObject({
      winner: first,
    });
    expect(playRoom(of('host'), tied, { type: 'decide', choice: null }, { now: 0 })).toBe(
      'room_choice_invalid',
    );
    const drawn = play(open, of('draw'), 'reveal');
    expect(drawn.tied).toContain(drawn.winner);
    expect(play(open, of('draw'), 'reveal').winner).toBe(drawn.winner);
    // « Next » without a decision draws too.
    expect(play(tied, of('host'), 'next').tournament?.picks).toEqual([drawn.winner]);
  });
});

describe('the points of a guess', () => {
  test('SA-13: three for the tier, one beside it, for revealed images only', () => {
    expect([getGuessPoints(2, 2), getGuessPoints(1, 2), getGuessPoints(4, 2)]).toEqual([3, 1, 0]);
    const guess = plan({ mode: 'guess', answers: [0, 2, 4] });
    const votes = [
      { guest: 1, step: 0, choice: 0 },
      { guest: 2, step: 0, choice: 1 },
      { guest: 1, step: 1, choice: 2 },
    ];
    const first = play(createRoom(guess), guess, 'start', 'reveal');
    expect(computeScores(guess, first, votes)).toEqual([
      { guest: 1, points: 3, exact: 1 },
      { guest: 2, points: 1, exact: 0 },
    ]);
    expect(computeScores(plan(), first, votes)).toEqual([]);
  });
});

describe('the opinions of a room', () => {
  const cast = (guest: number, ...choices: number[]) =>
    choices.map((choice, step) => ({ guest, step, choice }));

  test('SA-22: says who agrees with the group, who thinks alike, who does not, and what divides', () => {
    const found = compareGuests(
      MODES.tierlist.getDistance(plan()),
      [...cast(1, 0, 1, 0), ...cast(2, 0, 1, 4), ...cast(3, 4, 1, 4)],
      toOpinion([0, 1, null]),
    );
    expect(found.agreements).toEqual([
      { guest: 1, percent: 100 },
      { guest: 2, percent: 100 },
      { guest: 3, percent: 50 },
    ]);
    expect(found.original).toEqual({ guest: 3, percent: 50 });
    expect(found.closest).toEqual({ guests: [1, 2], percent: expect.closeTo(66.67, 1) });
    expect(found.divisive.map(({ item }) => item)).toEqual([0, 2]);
  });

  test('SA-22: compares duels by their winners and rankings by their places', () => {
    const duels = MODES.tournament.getDistance(plan({ mode: 'tournament', tiers: [] }));
    expect(compareGuests(duels, cast(1, 11, 13), toOpinion([11, 12])).agreements).toEqual([
      { guest: 1, percent: 50 },
    ]);
    const ranking = plan({ mode: 'ranking', tiers: [] });
    const order = MODES.ranking.getOpinion({ ...createRoom(ranking), order: [[11], [12], [13]] });
    const ballot = (guest: number, ...groups: number[][]) => ({ guest, step: 0, choice: groups });
    expect(
      compareGuests(
        MODES.ranking.getDistance(ranking),
        [ballot(1, [11], [12], [13]), ballot(2, [13], [12], [11])],
        order,
      ).agreements,
    ).toEqual([
      { guest: 1, percent: 100 },
      { guest: 2, percent: expect.closeTo(33.33, 1) },
    ]);
  });

  test('SA-22: nobody is compared without votes', () => {
    expect(compareGuests(MODES.tierlist.getDistance(plan()), [], new Map())).toEqual({
      agreements: [],
      closest: null,
      original: null,
      divisive: [],
    });
  });
});

describe('a plan', () => {
  test.each([
    ['too_few_images', { imageIds: [1] }],
    ['too_few_placed', { mode: 'guess' as const, imageIds: [1], answers: [0] }],
    ['image_twice', { imageIds: [1, 1] }],
    ['too_many_images', { imageIds: Array.from({ length: 1_001 }, (_, index) => index + 1) }],
    ['bad_tiers', { tiers: TIERS.slice(0, 1) }],
    ['bad_tiers', { mode: 'tournament' as const }],
    ['bad_seconds', { stepSeconds: 15 }],
    ['bad_batches', { batches: 3 }],
    ['bad_answers', { mode: 'guess' as const, answers: [0, 1] }],
    ['bad_answers', { mode: 'guess' as const, answers: [0, 1, 9] }],
    [null, {}],
    [null, { mode: 'ranking' as const, tiers: [], batches: 3, stepSeconds: 300 }],
    [null, { mode: 'guess' as const, answers: [0, 1, 4] }],
  ])('SA-1: %s', (code, more) => {
    expect(checkRoomPlan(plan(more))).toBe(code);
  });
});
