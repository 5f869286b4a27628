import { describe, expect, test } from 'vitest';
import {
  canUndo,
  getPresent,
  type History,
  lastAction,
  parseHistory,
  perform,
  startHistory,
  toggle,
  toSavedHistory,
  undo,
  validateSelection,
} from './history.ts';
import { RANKING } from './limits.ts';
import { createRanking } from './ranking.ts';
import { startRun } from './rounds.ts';
import { getSelectedImages } from './selection.ts';

function begin(count: number): History {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return startHistory(startRun(createRanking(ids, 1)));
}

/** Selects the first image on screen and validates the selection. */
function pickFirst(history: History): History {
  return validateSelection(toggle(history, getPresent(history).run?.batch[0] ?? 0));
}

const stored = (history: History): unknown => JSON.parse(JSON.stringify(toSavedHistory(history)));

describe('undo', () => {
  test('has nothing to do at the start', () => {
    const history = begin(4);
    expect(canUndo(history)).toBe(false);
    expect(undo(history)).toBe(history);
    expect(lastAction(history)).toBeNull();
  });

  test('takes the last validation back and shows what had been selected', () => {
    const before = toggle(begin(30), 0);
    const chosen = toggle(before, getPresent(before).run?.batch[2] ?? 0);
    const after = validateSelection(chosen);
    expect(lastAction(after)?.type).toBe('validate');
    expect(undo(after)).toEqual(chosen);
    expect(getSelectedImages(getPresent(undo(after)))).toHaveLength(1);
  });

  test('takes back a pass, a move, a stop and a reset as well', () => {
    let history = begin(2);
    while (getPresent(history).ranked.length < 2) history = pickFirst(history);
    const ranked = getPresent(history).ranked;
    const moved = perform(history, { type: 'moveRanked', image: ranked[1] ?? 0, to: 0 });
    expect(getPresent(moved).ranked).toEqual(ranked.toReversed());
    expect(undo(moved)).toEqual(history);
    expect(undo(perform(history, { type: 'reset' }))).toEqual(history);
    const start = begin(4);
    expect(undo(perform(start, { type: 'pass' }))).toEqual(start);
    expect(undo(perform(start, { type: 'stop' }))).toEqual(start);
  });

  test('RK-6: leads to the same next batch when the same is validated again', () => {
    const after = pickFirst(pickFirst(begin(30)));
    expect(validateSelection(undo(after))).toEqual(after);
  });

  test('goes back all the way', () => {
    const start = begin(20);
    let history = start;
    for (let i = 0; i < 50; i++) history = i % 3 ? pickFirst(history) : perform(history, { type: 'pass' });
    while (canUndo(history)) history = undo(history);
    expect(getPresent(history)).toEqual(getPresent(start));
  });

  test('is bounded: the oldest step is forgotten', () => {
    let history = begin(4);
    for (let i = 0; i < RANKING.undoSteps + 20; i++) history = perform(history, { type: 'pass' });
    expect(history.actions).toHaveLength(RANKING.undoSteps);
    expect(history.states).toHaveLength(RANKING.undoSteps + 1);
    while (canUndo(history)) history = undo(history);
    expect(getPresent(history).images.reduce((sum, { viewed }) => sum + viewed, 0)).toBe(40);
  });
});

describe('perform', () => {
  test('is the same history when nothing is selected or the action does not fit', () => {
    const history = begin(4);
    expect(validateSelection(history)).toBe(history);
    expect(perform(history, { type: 'start' })).toBe(history);
    expect(toggle(history, 99)).toBe(history);
  });

  test('keeps the selection while the ranked part is reordered', () => {
    let history = begin(3);
    while (getPresent(history).ranked.length < 2) history = pickFirst(history);
    history = toggle(history, getPresent(history).run?.batch[0] ?? 0);
    const moved = perform(history, { type: 'moveRanked', image: getPresent(history).ranked[1] ?? 0, to: 0 });
    expect(getSelectedImages(getPresent(moved))).toEqual(getSelectedImages(getPresent(history)));
    expect(parseHistory(stored(moved), getPresent(moved))).toEqual(moved);
  });
});

describe('parseHistory', () => {
  const history = pickFirst(perform(pickFirst(begin(30)), { type: 'pass' }));
  const chosen = toggle(history, getPresent(history).run?.batch[1] ?? 0);

  test('replays to the same history, selections included', () => {
    expect(parseHistory(stored(chosen), getPresent(chosen))).toEqual(chosen);
    expect(parseHistory(stored(begin(3)), getPresent(begin(3)))).toEqual(begin(3));
  });

  test('is null when it is damaged or leads elsewhere', () => {
    const saved = toSavedHistory(history);
    const present = getPresent(history);
    for (const value of [
      null,
      {},
      { ...saved, start: null },
      { ...saved, actions: [{ type: 'boo' }] },
      { ...saved, actions: [{ type: 'start' }] },
      { ...saved, actions: saved.actions.slice(1) },
      { ...saved, actions: 'x' },
      { ...saved, start: { ...saved.start, seed: 2 } },
    ])
      expect(parseHistory(value, present)).toBeNull();
  });
});
