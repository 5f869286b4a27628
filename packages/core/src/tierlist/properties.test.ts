// Property tests: any board, any sequence of actions. fast-check prints the seed of a failure.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_TEXTS } from '../../../texts/src/fr/tierlist-actions.ts';
import { type Action, check } from './actions.ts';
import { assertBoard, type Board, createBoard, listBoardImages, listRows, POOL } from './board.ts';
import { checkLines } from './check-lines.ts';
import { describeAction } from './describe-action.ts';
import { parseTierlistDraft, type TierlistDraft, toDraftJson } from './draft.ts';
import { canRedo, canUndo, getPresent, type History, perform, redo, startHistory, undo } from './history.ts';
import { parseBoard } from './parse-board.ts';
import { PRESETS } from './presets.ts';
import { reduce } from './reduce.ts';
import { reconcile } from './repair-board.ts';
import { fromLines, toLines } from './wire.ts';

fc.configureGlobal({ numRuns: 300 });

/** Numbers that map to an action once the board is known. Most of the actions are valid, some are not. */
const seedOfAction = fc.record({
  kind: fc.nat(99),
  a: fc.nat(5_000),
  b: fc.nat(5_000),
  count: fc.integer({ min: 1, max: 12 }),
  label: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('S', 'Top', 'Non classé')),
  color: fc.oneof(fc.constantFrom('ff7f7f', 'ABCDEF', 'red', '#ffffff'), fc.string({ maxLength: 7 })),
});
type Seed = typeof seedOfAction extends fc.Arbitrary<infer T> ? T : never;

const seeds = fc.array(seedOfAction, { maxLength: 40, size: 'max' });
const imageCount = fc.oneof(
  { weight: 20, arbitrary: fc.nat(40) },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 2_000 }) },
);

function pick<T>(items: readonly T[], index: number): T | undefined {
  return items[index % Math.max(items.length, 1)];
}

function actionFrom(board: Board, { kind, a, b, count, label, color }: Seed): Action {
  const shown = listBoardImages(board);
  const images = Array.from({ length: count }, (_, i) => pick(shown, a + i * b) ?? a);
  const tier = pick(board.tiers, a)?.id ?? 'none';
  if (kind < 50) {
    const row = pick(listRows(board), b);
    const before = pick([...(row?.images ?? []), null], a) ?? null;
    return {
      type: 'move',
      images: kind < 30 ? images.slice(0, 1) : images,
      to: { tier: row?.id ?? POOL, before },
    };
  }
  if (kind < 56) return { type: 'toPool', images };
  if (kind < 66)
    return kind % 2 ? { type: 'addTier', label, color } : { type: 'addTier', label, color, at: b };
  if (kind < 72) return { type: 'removeTier', tier };
  if (kind < 78) return { type: 'renameTier', tier, label };
  if (kind < 82) return { type: 'recolourTier', tier, color };
  if (kind < 86) return { type: 'moveTier', tier, direction: b % 2 ? 'up' : 'down' };
  if (kind < 88) return { type: 'reset' };
  if (kind < 91)
    return {
      type: 'applyPreset',
      preset: pick(PRESETS, a)?.id ?? 'love',
      labels: [...'vwxyz', label],
    };
  if (kind < 94) return { type: 'setMainImage', image: b % 4 ? (images[0] ?? null) : null };
  if (kind < 97) return { type: 'addImages', images: [a + 1, b + 1, a + 1] };
  return { type: 'removeImages', images };
}

function play(start: Board, actions: readonly Seed[]): History {
  let history = startHistory(start);
  for (const seed of actions) {
    if (seed.kind > 94) for (let i = 0; i < seed.count; i++) history = undo(history);
    history = perform(history, actionFrom(getPresent(history), seed));
  }
  return history;
}

/** A board with undone and redone steps, any number of images, and some hidden images. */
const history = fc.tuple(imageCount, fc.nat(5), seeds).map(([count, hiddenCount, actions]) => {
  const board = createBoard(Array.from({ length: count }, (_, i) => i * 3 + 1));
  const rows = [...board.tiers.map(({ id }) => id), POOL];
  const hidden = Array.from({ length: hiddenCount }, (_, i) => ({ image: 90_000 + i, row: rows[i] ?? POOL }));
  return play({ ...board, hidden }, actions);
});

const allIds = (board: Board): number[] =>
  [...listBoardImages(board), ...board.hidden.map(({ image }) => image)].toSorted((a, b) => a - b);

describe('any sequence of actions', () => {
  test('TL-8: keeps the board valid at every step', () => {
    fc.assert(
      fc.property(history, ({ boards }) => {
        for (const board of boards) assertBoard(board);
      }),
    );
  });

  test('TL-8: neither loses nor doubles an image, unless images are added or removed', () => {
    fc.assert(
      fc.property(history, seedOfAction, (past, seed) => {
        const board = getPresent(past);
        const action = actionFrom(board, seed);
        if (action.type === 'addImages' || action.type === 'removeImages') return;
        expect(allIds(reduce(board, action))).toEqual(allIds(board));
      }),
    );
  });

  test('changes nothing when it is refused, and never changes the old board', () => {
    fc.assert(
      fc.property(history, seedOfAction, (past, seed) => {
        const board = getPresent(past);
        const copy = structuredClone(board);
        const action = actionFrom(board, seed);
        const next = reduce(board, action);
        if (check(board, action) !== null) expect(next).toBe(board);
        expect(board).toEqual(copy);
      }),
    );
  });

  test('shares with the old board every tier that has not changed', () => {
    fc.assert(
      fc.property(history, seedOfAction, (past, seed) => {
        const board = getPresent(past);
        const next = reduce(board, actionFrom(board, seed));
        const old = new Map(board.tiers.map((tier) => [JSON.stringify(tier), tier]));
        for (const tier of next.tiers) {
          const same = old.get(JSON.stringify(tier));
          if (same) expect(tier).toBe(same);
        }
        if (JSON.stringify(next.pool) === JSON.stringify(board.pool)) expect(next.pool).toBe(board.pool);
      }),
    );
  });

  test('has a label for each step', () => {
    fc.assert(
      fc.property(history, ({ boards, actions }) => {
        for (const [index, action] of actions.entries()) {
          const before = boards[index] ?? boards[0];
          const label = describeAction(before, action, (image) => `n${image}`, ACTION_TEXTS);
          expect(label).not.toMatch(/undefined|null|NaN/u);
          expect(label.length).toBeGreaterThan(5);
        }
      }),
    );
  });
});

describe('undo and redo', () => {
  test('each board of a history is the one before after its action', () => {
    fc.assert(
      fc.property(history, ({ boards, actions, done }) => {
        expect(boards).toHaveLength(actions.length + 1);
        expect(done).toBeLessThanOrEqual(actions.length);
        for (const [index, action] of actions.entries()) {
          expect(boards[index + 1]).toEqual(reduce(boards[index] ?? boards[0], action));
        }
      }),
    );
  });

  test('undoing everything gives back the start, redoing everything the end', () => {
    fc.assert(
      fc.property(history, (past) => {
        const start = structuredClone(past.boards[0]);
        const end = structuredClone(past.boards.at(-1));
        let walked = past;

        while (canUndo(walked)) walked = undo(walked);
        expect(getPresent(walked)).toEqual(start);

        while (canRedo(walked)) walked = redo(walked);
        expect(getPresent(walked)).toEqual(end);
      }),
    );
  });
});

const contents = ({ tiers, pool, mainImage }: Board) => ({
  tiers: tiers.map(({ label, color, images }) => ({ label, color, images })),
  pool,
  mainImage,
});

describe('the saved form', () => {
  test('reads back as the board that was written, and is what the server accepts', () => {
    fc.assert(
      fc.property(history, (past) => {
        const board = getPresent(past);
        const lines = toLines(board);
        expect(checkLines(lines)).toEqual([]);

        const read = fromLines(JSON.parse(JSON.stringify(lines)) as typeof lines, board.mainImage);

        assertBoard(read);
        expect(contents(read)).toEqual(contents(board));
        expect(allIds(read)).toEqual(allIds(board));
        expect(toLines(read)).toEqual(lines);
      }),
    );
  });

  test('whatever a stranger saved reads as a valid board', () => {
    const image = fc.record({
      id_image: fc.integer({ min: -2, max: 20 }),
      placement: fc.integer(),
      disable: fc.boolean(),
    });
    const line = fc.record(
      {
        label: fc.option(fc.string({ maxLength: 60 })),
        placement: fc.integer({ min: -1, max: 20 }),
        color: fc.option(fc.string({ maxLength: 8 })),
        images: fc.array(image),
      },
      { requiredKeys: ['placement'] },
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), fc.option(fc.integer()), (lines, main) => {
        assertBoard(fromLines(lines, main));
      }),
    );
  });
});

function assertHarmless(stored: unknown): void {
  const parsed = parseTierlistDraft(stored);
  if (parsed === null) return;
  for (const board of parsed.history.boards) assertBoard(board);
  const shown = new Set(listBoardImages(getPresent(parsed.history)));
  const hidden = new Set(getPresent(parsed.history).hidden.map(({ image }) => image));
  for (const image of parsed.imageIds) expect(shown.has(image) || hidden.has(image)).toBe(true);
  for (const image of shown) expect(parsed.imageIds).toContain(image);
}

describe('drafts', () => {
  const draft = fc
    .tuple(history, fc.nat(40), fc.string(), fc.boolean())
    .map(([past, undone, name, isPrivate]): TierlistDraft => {
      let rewound = past;
      for (let i = 0; i < undone; i++) rewound = undo(rewound);
      return {
        savedAt: 1,
        userKey: 'alice',
        albumId: 1,
        tierlistId: null,
        name,
        description: '',
        private: isPrivate,
        imageIds: listBoardImages(getPresent(rewound)),
        history: rewound,
      };
    });

  test('come back from the storage as they were', () => {
    fc.assert(
      fc.property(draft, (value) => {
        expect(parseTierlistDraft(JSON.stringify(toDraftJson(value)))).toEqual(value);
      }),
    );
  });

  test('any junk is refused or repaired', () => {
    const envelope = fc.record({
      v: fc.constant(1),
      userKey: fc.constant('a'),
      albumId: fc.constant(1),
      imageIds: fc.anything(),
      board: fc.record({
        tiers: fc.array(fc.anything()),
        pool: fc.anything(),
        hidden: fc.anything(),
        mainImage: fc.anything(),
      }),
      history: fc.record({ start: fc.anything(), actions: fc.array(fc.anything()), done: fc.anything() }),
    });
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.json(), envelope), assertHarmless));
  });

  test('a draft that lost a part of its text, or had one changed, is refused or repaired', () => {
    const cut = fc.record({ from: fc.nat(), length: fc.nat(30), insert: fc.string({ maxLength: 6 }) });
    fc.assert(
      fc.property(draft, cut, (value, { from, length, insert }) => {
        const text = JSON.stringify(toDraftJson(value));
        const start = from % text.length;
        assertHarmless(text.slice(0, start));
        assertHarmless(text.slice(0, start) + insert + text.slice(start + length));
      }),
    );
  });

  test('a draft of which any value was replaced is refused or repaired', () => {
    fc.assert(
      fc.property(draft, fc.nat(), fc.anything(), (value, at, junk) => {
        let index = 0;
        const saved = toDraftJson(value);
        const count = JSON.stringify(saved, (_, item: unknown) => (index++, item)).length && index;
        index = 0;
        const damaged = replaceAt(saved, at % count);
        assertHarmless(damaged);

        function replaceAt(item: unknown, target: number): unknown {
          if (index++ === target) return junk;
          if (Array.isArray(item)) return item.map((child: unknown) => replaceAt(child, target));
          if (typeof item !== 'object' || item === null) return item;
          return Object.fromEntries(
            Object.entries(item).map(([key, child]) => [key, replaceAt(child, target)]),
          );
        }
      }),
    );
  });
});

describe('another selection', () => {
  test('gives a valid board of just those images and the hidden ones', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 130 }), { maxLength: 60 });
    fc.assert(
      fc.property(history, ids, (past, selection) => {
        const board = reconcile(getPresent(past), selection);
        assertBoard(board);
        expect(listBoardImages(board).toSorted((a, b) => a - b)).toEqual(selection.toSorted((a, b) => a - b));
        expect(board.hidden).toEqual(getPresent(past).hidden);
      }),
    );
  });
});

test('a board that went through JSON comes back equal', () => {
  fc.assert(
    fc.property(history, (past) => {
      expect(parseBoard(JSON.parse(JSON.stringify(getPresent(past))))).toEqual(getPresent(past));
    }),
  );
});
