import { describe, expect, test } from 'vitest';
import {
  type PageStorage,
  readPageCount,
  readScrollTop,
  readScrollTops,
  SCROLL_KEY,
  writePageCount,
  writeScrollTops,
} from './restore-pagination.ts';

function createStorage(initial?: string): PageStorage {
  const held = new Map<string, string>(initial === undefined ? [] : [['palmares-pages', initial]]);
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

describe('the pages of an endless list', () => {
  test('are one where nothing was kept', () => {
    expect(readPageCount(createStorage(), 'a')).toBe(1);
  });

  test('are kept for each step of the history by itself', () => {
    const storage = createStorage();

    writePageCount(storage, 'a', 4);
    writePageCount(storage, 'b', 2);
    writePageCount(storage, 'b', 3);

    expect([readPageCount(storage, 'a'), readPageCount(storage, 'b'), readPageCount(storage, 'c')]).toEqual([
      4, 3, 1,
    ]);
  });

  test('that are one again leave nothing behind', () => {
    const storage = createStorage();
    writePageCount(storage, 'a', 4);

    writePageCount(storage, 'a', 1);

    expect(storage.getItem('palmares-pages')).toBe('{}');
  });

  test.each(['', 'null', '7', '[]', '{"a":"4"}', '{"a":0}', '{"a":-3}', '{"a":2.5}', 'not json'])(
    'are one where the storage holds %s',
    (junk) => {
      expect(readPageCount(createStorage(junk), 'a')).toBe(1);
    },
  );

  test('are one, and no error, where the storage is closed or full', () => {
    const full: PageStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };

    expect(() => writePageCount(full, 'a', 3)).not.toThrow();
    expect(() => writePageCount(null, 'a', 3)).not.toThrow();
    expect(readPageCount(null, 'a')).toBe(1);
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

  expect(readScrollTop(storage, 'a')).toBe(top);
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

  writeScrollTops(storage, { a: 640, b: 0 });

  expect(readScrollTops(storage)).toEqual({ a: 640, b: 0 });
  expect(() => writeScrollTops(full, { a: 1 })).not.toThrow();
  expect(() => writeScrollTops(null, { a: 1 })).not.toThrow();
});
