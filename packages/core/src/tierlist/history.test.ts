import { describe, expect, test } from 'vitest';
import { ACTION_TEXTS } from '../../../texts/src/fr/tierlist-actions.ts';
import type { Action } from './actions.ts';
import { createBoard, POOL } from './board.ts';
import {
  canRedo,
  canUndo,
  dropImages,
  getPresent,
  HISTORY_STEPS,
  type History,
  parseHistory,
  perform,
  redo,
  redoLabel,
  startHistory,
  toSavedHistory,
  undo,
  undoLabel,
} from './history.ts';

const start = createBoard([1, 2, 3]);
const getName = (image: number): string => `n${image}`;
const undoText = (history: History) =>
  undoLabel(history, getName, ACTION_TEXTS)?.replaceAll('\u00A0', ' ') ?? null;
const redoText = (history: History) =>
  redoLabel(history, getName, ACTION_TEXTS)?.replaceAll('\u00A0', ' ') ?? null;

const move = (image: number, tier: string): Action => ({
  type: 'move',
  images: [image],
  to: { tier, before: null },
});
const rename = (label: string): Action => ({ type: 'renameTier', tier: 't1', label });

function after(...actions: Action[]): History {
  return actions.reduce(perform, startHistory(start));
}

describe('perform', () => {
  test('moves the present on', () => {
    expect(getPresent(after(move(1, 't1'))).tiers[0]?.images).toEqual([1]);
  });

  test('keeps the same history when the action is refused or changes nothing', () => {
    const history = after(move(1, 't1'));
    expect(perform(history, move(99, 't1'))).toBe(history);
    expect(perform(history, move(1, 't1'))).toBe(history);
  });

  test('forgets what could be redone', () => {
    const history = perform(undo(after(move(1, 't1'), move(2, 't1'))), move(3, 't2'));
    expect(canRedo(history)).toBe(false);
    expect(history.actions).toEqual([move(1, 't1'), move(3, 't2')]);
    expect(getPresent(history).tiers.map(({ images }) => images)).toEqual([[1], [3], [], [], []]);
  });

  test('TL-56: remembers the last 100 steps', () => {
    const actions = Array.from({ length: HISTORY_STEPS + 30 }, (_, i) => rename(`nom ${i}`));
    let history = after(...actions);
    let steps = 0;

    expect(parseHistory(toSavedHistory(history), getPresent(history))).toEqual(history);

    while (canUndo(history)) {
      history = undo(history);
      steps++;
    }

    expect(steps).toBe(HISTORY_STEPS);
    expect(getPresent(history).tiers[0]?.label).toBe('nom 29');
  });
});

describe('undo and redo', () => {
  test('undoing gives back the very board that was there', () => {
    const one = after(move(1, 't1'));
    const two = perform(one, move(2, 't1'));
    expect(getPresent(undo(two))).toBe(getPresent(one));
    expect(getPresent(undo(undo(two)))).toBe(start);
  });

  test('redoing does it again', () => {
    const history = after(move(1, 't1'), move(2, 't1'));
    expect(getPresent(redo(undo(history)))).toBe(getPresent(history));
  });

  test('at the ends they change nothing', () => {
    const fresh = startHistory(start);
    expect(undo(fresh)).toBe(fresh);
    expect(redo(fresh)).toBe(fresh);
    expect(canUndo(fresh)).toBe(false);
    expect(canRedo(fresh)).toBe(false);
  });

  test('a tier that comes back has its images, its place and its id', () => {
    const history = after(move(1, 't2'), move(2, 't2'), { type: 'removeTier', tier: 't2' });
    expect(getPresent(undo(history)).tiers[1]).toMatchObject({ id: 't2', label: 'A', images: [1, 2] });
  });
});

describe('images that the album let go of', () => {
  test('leave the board, and undo ends there: what it would bring back cannot be saved', () => {
    const left = dropImages(after(move(1, 't1'), move(2, 't1')), [1]);
    expect(getPresent(left).tiers[0]?.images).toEqual([2]);
    expect(getPresent(left).pool).toEqual([3]);
    expect(canUndo(left)).toBe(false);
  });

  test('that stand on no board change nothing, undo included', () => {
    const history = after(move(1, 't1'));
    expect(dropImages(history, [99])).toBe(history);
  });
});

describe('labels', () => {
  test('say what undo and redo would do', () => {
    const history = after(move(1, 't2'), rename('Top'));
    expect(undoText(history)).toBe('Renommer le tier S en « Top »');
    expect(redoText(history)).toBeNull();

    const back = undo(history);
    expect(undoText(back)).toBe('Déplacer « n1 » en A');
    expect(redoText(back)).toBe('Renommer le tier S en « Top »');
    expect(undoText(undo(back))).toBeNull();
  });

  test('use the labels of that moment, not those of now', () => {
    const history = after(rename('Top'), move(1, 't1'), rename('Flop'));
    expect(undoText(undo(history))).toBe('Déplacer « n1 » en Top');
  });
});

describe('a saved history', () => {
  const history = undo(
    after(move(1, 't1'), rename('Top'), { type: 'toPool', images: [1] }, { type: 'reset' }),
  );
  const saved: unknown = JSON.parse(JSON.stringify(toSavedHistory(history)));

  test('comes back as it was, redo included', () => {
    expect(parseHistory(saved, getPresent(history))).toEqual(history);
  });

  test('holds ids and labels only, in few bytes', () => {
    const large = startHistory(createBoard(Array.from({ length: 1_000 }, (_, i) => i + 1)));
    const moves = Array.from({ length: 100 }, (_, i) => move(i + 1, 't1'));
    expect(JSON.stringify(toSavedHistory(moves.reduce(perform, large))).length).toBeLessThan(15_000);
  });

  test('is dropped when it does not lead to the present board', () => {
    expect(parseHistory(saved, start)).toBeNull();
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['no start', { actions: [], done: 0 }],
    ['done beyond the actions', { start, actions: [], done: 1 }],
    ['done below zero', { start, actions: [], done: -1 }],
    ['done between two steps', { start, actions: [], done: 0.5 }],
    ['done missing', { start, actions: [] }],
    ['an action that is none', { start, actions: [{ type: 'explode' }], done: 0 }],
    ['an action that is refused', { start, actions: [move(99, 't1')], done: 0 }],
    ['an action that changes nothing', { start, actions: [move(3, POOL)], done: 0 }],
  ])('is dropped when it is damaged: %s', (_, value) => {
    expect(parseHistory(value, start)).toBeNull();
  });
});
