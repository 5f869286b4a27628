import { expect, test } from 'vitest';
import { holdInTab } from './hold-in-tab.ts';

test('one has it at a time; the next one waits a moment, and has it once it is let go', async () => {
  const first = new AbortController();
  const { signal } = new AbortController();
  expect(await holdInTab('one', first.signal)).toBe(true);
  expect(await holdInTab('one', signal)).toBe(false);
  expect(await holdInTab('another', signal)).toBe(true);

  const next = holdInTab('one', signal);
  first.abort();

  expect(await next).toBe(true);
});

test('whoever is gone before it is free does not get it', async () => {
  const first = new AbortController();
  const gone = new AbortController();
  expect(await holdInTab('two', first.signal)).toBe(true);
  const waiting = holdInTab('two', gone.signal);
  gone.abort();

  expect(await waiting).toBe(false);
  first.abort();
  expect(await holdInTab('two', new AbortController().signal)).toBe(true);
});
