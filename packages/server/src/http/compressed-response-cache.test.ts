import { beforeEach, expect, test } from 'vitest';
import { createCompressedResponseCache } from './compressed-response-cache.ts';

let packed: string[];
let keep: (coding: string, text: string) => Promise<Buffer>;

beforeEach(() => {
  packed = [];
  const keeper = createCompressedResponseCache(10);
  keep = (coding, text) =>
    keeper(coding, text, async () => {
      packed.push(`${coding} ${text}`);
      return Buffer.from(text);
    });
});

test('the same text is packed once, another one and another coding anew', async () => {
  expect((await keep('br', 'page')).toString()).toBe('page');
  expect((await keep('br', 'page')).toString()).toBe('page');
  await keep('br', 'else');
  await keep('gzip', 'x');

  expect(packed).toEqual(['br page', 'br else', 'gzip x']);
});

test('what is kept is bounded: the oldest goes first', async () => {
  await keep('br', 'page 1');
  await keep('br', 'page 2');
  await keep('br', 'page 2');
  await keep('br', 'page 1');

  expect(packed).toEqual(['br page 1', 'br page 2', 'br page 1']);
});

test('two who ask at once take its room once', async () => {
  await Promise.all([keep('br', '12345'), keep('br', '12345')]);
  await keep('br', '67890');
  packed = [];
  await keep('br', '12345');

  expect(packed).toEqual([]);
});
