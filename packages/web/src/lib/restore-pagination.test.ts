import { describe, expect, test } from 'vitest';
import {
  keepPages,
  keepScrolls,
  type PageStorage,
  readKeptPages,
  readKeptScroll,
  readKeptScrolls,
  SCROLL_KEY,
} from './restore-pagination.ts';

function createStorage(initial?: string): PageStorage {
  const held = new Map<string, string>(initial === undefined ? [] : [['palmares-pages', initial]]);
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

describe('the pages of an endless list', () => {
  test('are one where nothing was kept', () => {
    expect(readKeptPages(createStorage(), 'a')).toBe(1);
  });

  test('are kept for each step of the history by itself', () => {
    const storage = createStorage();

    keepPages(storage, 'a', 4);
    keepPages(storage, 'b', 2);
    keepPages(storage, 'b', 3);

    expect([readKeptPages(storage, 'a'), readKeptPages(storage, 'b'), readKeptPages(storage, 'c')]).toEqual([
      4, 3, 1,
    ]);
  });

  test('that are one again leave nothing behind', () => {
    const storage = createStorage();
    keepPages(storage, 'a', 4);

    keepPages(storage, 'a', 1);

    expect(storage.getItem('palmares-pages')).toBe('{}');
  });

  test.each(['', 'null', '7', '[]', '{"a":"4"}', '{"a":0}', '{"a":-3}', '{"a":2.5}', 'not json'])(
    'are one where the storage holds %s',
    (junk) => {
      expect(readKeptPages(createStorage(junk), 'a')).toBe(1);
    },
  );

  test('are one, and no error, where the storage is closed or full', () => {
    const full: PageStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };

    expect(() => keepPages(full, 'a', 3)).not.toThrow();
    expect(() => keepPages(null, 'a', 3)).not.toThrow();
    expect(readKeptPages(null, 'a')).toBe(1);
  });
});

test.each([
  ['{"a":640}', 640],
  ['{"a":"640"}', null],
  ['{"b":640}', null],
  ['junk', null],
])('of the scroll positions %s the step has %s', (held, top) => {
  const storage: PageStorage = {
    getItem: (key) => (key === SCROLL_KEY ? held : null),
    setItem: () => undefined,
  };

  expect(readKeptScroll(storage, 'a')).toBe(top);
});

test('scroll positions are found again as they were kept, and a closed or full storage is no error', () => {
  const held = new Map<string, string>();
  const storage: PageStorage = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => held.set(key, value),
  };
  const full: PageStorage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };

  keepScrolls(storage, { a: 640, b: 0 });

  expect(readKeptScrolls(storage)).toEqual({ a: 640, b: 0 });
  expect(() => keepScrolls(full, { a: 1 })).not.toThrow();
  expect(() => keepScrolls(null, { a: 1 })).not.toThrow();
});
