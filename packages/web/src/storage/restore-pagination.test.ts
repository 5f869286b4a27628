import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import {
  readPageCount,
  readScrollTop,
  readScrollTops,
  writePageCount,
  writeScrollTops,
} from './restore-pagination.ts';

const FULL = {
  ...memoryStorage(),
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
};

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('the pages of an endless list', () => {
  test('are one where nothing was kept', () => {
    expect(readPageCount('a')).toBe(1);
  });

  test('are kept for each step of the history by itself', () => {
    writePageCount('a', 4);
    writePageCount('b', 2);
    writePageCount('b', 3);

    expect([readPageCount('a'), readPageCount('b'), readPageCount('c')]).toEqual([4, 3, 1]);
  });

  test('that are one again leave nothing behind', () => {
    writePageCount('a', 4);

    writePageCount('a', 1);

    expect(sessionStorage.getItem('palmares-pages')).toBe('{}');
  });

  test.each(['', 'null', '7', '[]', '{"a":"4"}', '{"a":0}', '{"a":-3}', '{"a":2.5}', 'not json'])(
    'are one where the storage holds %s',
    (junk) => {
      sessionStorage.setItem('palmares-pages', junk);
      expect(readPageCount('a')).toBe(1);
    },
  );

  test.each([FULL, undefined])('are one, and no error, where the storage is closed or full', (storage) => {
    vi.stubGlobal('sessionStorage', storage);

    expect(() => writePageCount('a', 3)).not.toThrow();
    expect(readPageCount('a')).toBe(1);
  });
});

test.each([
  ['{"a":640}', 640],
  ['{"a":"640"}', null],
  ['{"b":640}', null],
  ['junk', null],
])('of the scroll positions %s the step has %s', (held, top) => {
  sessionStorage.setItem('palmares-scroll', held);

  expect(readScrollTop('a')).toBe(top);
});

test('scroll positions are found again as they were kept, and a closed or full storage is no error', () => {
  writeScrollTops({ a: 640, b: 0 });

  expect(readScrollTops()).toEqual({ a: 640, b: 0 });
  for (const storage of [FULL, undefined]) {
    vi.stubGlobal('sessionStorage', storage);
    expect(() => writeScrollTops({ a: 1 })).not.toThrow();
  }
});
