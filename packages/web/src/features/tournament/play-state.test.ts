import { getPhase, getShownDuel } from '@palmares/core/tournament/tournament';
import { describe, expect, it } from 'vitest';
import { type PlayAction, reducePlay } from './play-actions.ts';
import {
  getDuelHeading,
  getScreen,
  isDirty,
  type PlayStart,
  type PlayState,
  startState,
} from './play-state.ts';

const SEED = 7;
const getName = (image: number) => `Image ${image}`;

function getSource(count: number, savedAs: PlayStart['savedAs'] = null): PlayStart {
  return {
    selection: Array.from({ length: count }, (_, index) => index + 1),
    details: { name: 'Mine', description: '', private: false },
    savedAs,
    savedResult: null,
  };
}

const run = (state: PlayState, ...actions: PlayAction[]) =>
  actions.reduce((now, action) => reducePlay(now, action, getName), state);

/** Picks the first image of the duel on screen and continues. */
function answer(state: PlayState): PlayState {
  const image = state.tournament === null ? undefined : getShownDuel(state.tournament)?.[0];
  return run(state, { type: 'pick', image: image ?? 0 }, { type: 'next' });
}

function playOut(state: PlayState): PlayState {
  let now = run(state, { type: 'start' });
  while (getScreen(now) === 'duel') now = answer(now);
  return now;
}

describe('a new tournament', () => {
  it('shows what it will take before the first duel', () => {
    const state = startState(getSource(5), SEED);
    expect(getScreen(state)).toBe('intro');
    expect(isDirty(state)).toBe(false);
  });

  it.each([
    [2, 1],
    [3, 1],
    [5, 3],
    [20, 18],
    [21, 18],
    [150, 146],
    [500, 494],
  ])('of %i images ends on its result after %i picks', (images, picks) => {
    const state = playOut(startState(getSource(images), SEED));
    expect(getScreen(state)).toBe('result');
    expect(state.tournament?.picks).toHaveLength(picks);
    expect(state.said).toMatch(/ is the champion$/);
  });

  it('of one image is its result at once', () => {
    expect(getScreen(run(startState(getSource(1), SEED), { type: 'start' }))).toBe('result');
  });

  it('ignores picks before the start, second picks and images of other duels', () => {
    const start = startState(getSource(4), SEED);
    const [first = 0, second = 0] = (start.tournament && getShownDuel(start.tournament)) ?? [];
    expect(run(start, { type: 'pick', image: first })).toBe(start);
    const picked = run(start, { type: 'start' }, { type: 'pick', image: first });
    expect(run(picked, { type: 'pick', image: second })).toBe(picked);
    expect(picked.said).toBe(`Image ${first} picked, 1 of 3`);
  });

  it('waits on the final until the pause after it is over', () => {
    let state = run(startState(getSource(2), SEED), { type: 'start' });
    expect(state.tournament && getDuelHeading(state.tournament)).toBe('FINAL');
    state = run(state, { type: 'pick', image: 1 });
    expect(getScreen(state)).toBe('duel');
    expect(getScreen(run(state, { type: 'next' }))).toBe('result');
  });

  it('takes back the last pick, even from the result', () => {
    const state = run(playOut(startState(getSource(4), SEED)), { type: 'undo' });
    expect(getScreen(state)).toBe('duel');
    expect(state.tournament?.picks).toHaveLength(2);
    expect(state.said).toMatch(/^Last pick undone\. Image \d versus Image \d$/);
  });

  it('says the round when another one begins', () => {
    let state = run(startState(getSource(4), SEED), { type: 'start' });
    state = answer(answer(state));
    expect(state.said).toMatch(/^FINAL\. Image \d versus Image \d$/);
  });

  it('is something to lose from the first pick on', () => {
    const started = run(startState(getSource(4), SEED), { type: 'start' });
    expect(isDirty(started)).toBe(false);
    expect(isDirty(answer(started))).toBe(true);
  });
});

describe('a saved result', () => {
  const saved: PlayAction = {
    type: 'saved',
    savedAs: { id: 9, version: 1 },
    details: { name: 'Mine', description: '', private: false },
    result: true,
  };

  it('is saved once: nothing is undone, nothing to lose, until a restart', () => {
    const state = run(playOut(startState(getSource(4), SEED)), saved);
    expect(state.isSaved).toBe(true);
    expect(isDirty(state)).toBe(false);
    expect(run(state, { type: 'undo' })).toBe(state);
    const again = run(state, { type: 'restart', seed: 8 });
    expect([again.isSaved, again.savedAs, getScreen(again)]).toEqual([false, null, 'duel']);
    expect(again.tournament?.picks).toEqual([]);
  });

  it('is replaced by the replay on the edit page', () => {
    const state = startState(getSource(4, { id: 9, version: 1 }), SEED);
    expect(getScreen(state)).toBe('overview');
    const replayed = run(state, { type: 'restart', seed: 8 });
    expect(replayed.savedAs).toEqual({ id: 9, version: 1 });
    expect(replayed.tournament && getPhase(replayed.tournament)).toBe('duel');
  });

  it('without images can only be renamed', () => {
    const state = startState(getSource(0, { id: 9, version: 1 }), SEED);
    expect(run(state, { type: 'start' }, { type: 'restart', seed: 8 })).toBe(state);
    expect(isDirty(run(state, { type: 'details', patch: { name: 'Other' } }))).toBe(true);
  });
});

describe('images that leave the album', () => {
  const getChampion = (state: PlayState) => state.tournament?.picks.at(-1) ?? 0;
  const lose = (state: PlayState, ...images: number[]) =>
    run(state, { type: 'lost', images: new Set(images) });

  it('leave a finished game finished, and say so', () => {
    const finished = playOut(startState(getSource(8), SEED));
    const [other] = finished.tournament?.imageIds.filter((image) => image !== getChampion(finished)) ?? [];
    const rest = lose(finished, other ?? 0);
    expect(getScreen(rest)).toBe('result');
    expect(rest.said).toBe('1 image is no longer in the album: the tournament goes on without it.');
    expect(isDirty(rest)).toBe(true);
  });

  it('ask for the duels of a champion that is gone, up to the next one, who is shown at once', () => {
    const finished = playOut(startState(getSource(8), SEED));
    const champion = getChampion(finished);
    let state = lose(finished, champion);
    expect([getScreen(state), state.lostChampion]).toEqual(['duel', champion]);
    let asked = 0;
    for (; getScreen(state) === 'duel'; asked++) state = answer(state);
    expect(asked).toBe(2);
    expect([getScreen(state), state.lostChampion]).toEqual(['result', null]);
    expect(getChampion(state)).not.toBe(champion);
    expect(state.said).toBe(`${getName(getChampion(state))} is the champion`);
  });

  it('leave duels with a single image, which are not shown', () => {
    let state = run(startState(getSource(4), SEED), { type: 'start' });
    const first: readonly number[] = (state.tournament && getShownDuel(state.tournament)) ?? [];
    state = lose(answer(state), ...first);
    expect(getScreen(state)).toBe('duel');
    // The final has no opponent left.
    expect(getScreen(answer(state))).toBe('result');
  });

  it('leave nothing to play when all have left', () => {
    const state = lose(run(startState(getSource(2), SEED), { type: 'start' }), 1, 2);
    expect(state.tournament).toBeNull();
    expect(getScreen(state)).toBe('intro');
  });

  it('change nothing when they took no part', () => {
    const state = startState(getSource(4), SEED);
    expect(lose(state, 99)).toBe(state);
  });
});

describe('a replay that waits', () => {
  const saved = startState(getSource(4, { id: 9, version: 1 }), SEED);
  const replay = answer(run(saved, { type: 'restart', seed: 8 }));
  const waiting = { ...replay, started: false, waits: true };

  it('goes on where it was, with what was typed meanwhile', () => {
    expect(getScreen(waiting)).toBe('overview');
    const state = run(waiting, { type: 'details', patch: { name: 'Typed' } }, { type: 'goOn' });
    expect([getScreen(state), state.details.name, state.tournament]).toEqual([
      'duel',
      'Typed',
      replay.tournament,
    ]);
  });

  it('is still something to lose, also once the details are saved', () => {
    expect(isDirty(waiting)).toBe(true);
    const { details } = waiting;
    const after = run(waiting, { type: 'saved', savedAs: { id: 9, version: 2 }, details, result: false });
    expect([after.waits, isDirty(after)]).toEqual([true, true]);
  });

  it('is gone with a restart', () => {
    expect(run(waiting, { type: 'restart', seed: 8 }).waits).toBe(false);
  });

  it('is what « go on » needs', () => {
    expect(run(saved, { type: 'goOn' })).toBe(saved);
  });
});

describe('a saved result whose images leave the album', () => {
  const row = (id_image: number, place: number, turn: number) => ({ id_image, place, turn, lose: turn < 2 });
  const savedResult = { turn: 3, winner_id: 1, images: [row(1, 1, 2), row(2, 2, 1), row(3, 3, 0)] };
  const start = { ...getSource(0, { id: 9, version: 1 }), savedResult };

  it('is kept over the others for a copy', () => {
    const state = run(startState(start, SEED), { type: 'lost', images: new Set([2]) });
    expect(state.savedResult?.images?.map(({ id_image }) => id_image)).toEqual([1, 3]);
  });

  it('stays as it was without its champion: there is nothing to save of it', () => {
    const state = run(startState(start, SEED), { type: 'lost', images: new Set([1]) });
    expect(state.savedResult).toBe(savedResult);
  });
});

it('what goes on after it was saved, since its champion left, is another tournament', () => {
  const saved = { type: 'saved', savedAs: { id: 9, version: 1 }, result: true } as const;
  const finished = playOut(startState(getSource(8), SEED));
  const kept = run(finished, { ...saved, details: finished.details });
  const lost = run(kept, { type: 'lost', images: new Set([finished.tournament?.picks.at(-1) ?? 0]) });
  expect([kept.savedAs, lost.isSaved, lost.savedAs]).toEqual([saved.savedAs, false, null]);
});
