import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMergeCursor } from './merge-cursor.ts';

async function* each<T>(items: readonly T[]) {
  yield* items;
}
const paths = fc.uniqueArray(fc.stringMatching(/^[0-9a-f./]{0,3}$/), { maxLength: 30 });
const sort = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : 1));

test('finds every path of a sorted list, whatever else is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(paths, paths, async (listed, asked) => {
      const cursor = createMergeCursor(each(sort(listed).map((path) => ({ path }))));

      for (const path of sort(asked))
        expect(await cursor.find(path)).toEqual(listed.includes(path) ? { path } : undefined);
    }),
  );
});

test('finds no other path in a list that is in no order', async () => {
  await fc.assert(
    fc.asyncProperty(paths, paths, async (listed, asked) => {
      const cursor = createMergeCursor(each(listed.map((path) => ({ path }))));

      for (const path of sort(asked)) expect([path, undefined]).toContain((await cursor.find(path))?.path);
    }),
  );
});

test('closes the list that it reads', async () => {
  let isClosed = false;
  async function* list() {
    try {
      yield { path: 'a' };
      yield { path: 'b' };
    } finally {
      isClosed = true;
    }
  }
  const cursor = createMergeCursor(list());

  expect(await cursor.find('a')).toEqual({ path: 'a' });
  await cursor.close();

  expect(isClosed).toBe(true);
});
