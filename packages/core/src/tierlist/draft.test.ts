import { describe, expect, test } from 'vitest';
import { assertBoard, createBoard } from './board.ts';
import { parseTierlistDraft, reconcileHistory, type TierlistDraft, toDraftJson } from './draft.ts';
import { canRedo, canUndo, getPresent, perform, startHistory, undo } from './history.ts';

const begun = perform(startHistory(createBoard([1, 2, 3], 2)), {
  type: 'move',
  images: [3],
  to: { tier: 't1', before: null },
});
const history = undo(perform(begun, { type: 'renameTier', tier: 't1', label: 'Top' }));

const draft: TierlistDraft = {
  savedAt: 1_790_000_000_000,
  userKey: 'alice',
  albumId: 12,
  tierlistId: null,
  name: 'Mes renards',
  description: '',
  private: true,
  imageIds: [1, 2, 3],
  history,
};

const saved = JSON.parse(JSON.stringify(toDraftJson(draft))) as Record<string, unknown>;

describe('parseTierlistDraft', () => {
  test('gives back the draft, undo and redo included', () => {
    const parsed = parseTierlistDraft(saved);

    expect(parsed).toEqual(draft);
    expect(parsed && [canUndo(parsed.history), canRedo(parsed.history)]).toEqual([true, true]);
  });

  test('reads the stored text as well', () => {
    expect(parseTierlistDraft(JSON.stringify(saved))).toEqual(draft);
  });

  test.each<unknown>([
    null,
    undefined,
    '',
    '{"v":1,"boa',
    'null',
    7,
    [],
    {},
    { ...saved, v: 2 },
    { ...saved, v: undefined },
    { ...saved, board: null },
    { ...saved, userKey: 7 },
    { ...saved, albumId: 0 },
    { ...saved, albumId: '12' },
  ])('is null when there is nothing to recover (%#)', (value) => {
    expect(parseTierlistDraft(value)).toBeNull();
  });

  test('keeps the board when the history is damaged', () => {
    const parsed = parseTierlistDraft({ ...saved, history: { start: 7 } });
    expect(parsed && getPresent(parsed.history)).toEqual(getPresent(history));
    expect(parsed && canUndo(parsed.history)).toBe(false);
  });

  test('drops images that are not of the selection, and adds those that miss', () => {
    const parsed = parseTierlistDraft({ ...saved, imageIds: [2, 3, 4] });
    const board = parsed && getPresent(parsed.history);
    expect(board?.tiers[0]?.images).toEqual([3]);
    expect(board?.pool).toEqual([2, 4]);
  });

  test('takes the selection from the board when it is lost', () => {
    expect(parseTierlistDraft({ ...saved, imageIds: 'x' })?.imageIds).toEqual([3, 1, 2]);
  });

  test('replaces damaged fields by harmless ones: a list is private unless it was public', () => {
    const parsed = parseTierlistDraft({
      ...saved,
      savedAt: 'x',
      tierlistId: -1,
      name: null,
      description: 7,
      private: 'x',
    });
    expect(parsed).toMatchObject({ savedAt: 0, tierlistId: null, name: '', description: '', private: true });
    expect(parseTierlistDraft({ ...saved, private: false })?.private).toBe(false);
  });

  test('knows which saved tier list it edits', () => {
    expect(parseTierlistDraft({ ...saved, tierlistId: 4 })?.tierlistId).toBe(4);
  });

  test('gives a valid board for every prefix of the stored text', () => {
    const text = JSON.stringify(saved);
    for (let end = 0; end < text.length; end++) expect(parseTierlistDraft(text.slice(0, end))).toBeNull();
  });
});

describe('toDraftJson', () => {
  test('has a version, the present board and no more than ids of images', () => {
    const value = toDraftJson(draft);
    expect(value.v).toBe(1);
    expect(value.board).toBe(getPresent(history));
    expect(JSON.stringify(value)).not.toContain('path');
  });

  test('is small enough for a browser with a thousand images', () => {
    const images = Array.from({ length: 1_000 }, (_, i) => 100_000 + i);
    const large = { ...draft, imageIds: images, history: startHistory(createBoard(images)) };
    expect(JSON.stringify(toDraftJson(large)).length).toBeLessThan(25_000);
  });
});

describe('reconcileHistory', () => {
  test('is untouched over the same images', () => {
    expect(reconcileHistory(history, [3, 2, 1])).toBe(history);
  });

  test('starts again from the reconciled board over others', () => {
    const next = reconcileHistory(history, [1, 3, 5]);
    assertBoard(getPresent(next));
    expect(getPresent(next).pool).toEqual([1, 5]);
    expect(canUndo(next) || canRedo(next)).toBe(false);
  });
});
