import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { createLineFile, readLines, splitLines, toLineStream } from './line-file.ts';
import { writeScratch } from './scratch-lines.ts';
import { hashSha256 } from './write-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'line-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* each<T>(items: readonly T[]) {
  yield* items;
}

test('lines are found again, wherever the chunks of the stream end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.integer({ min: 1, max: 9 }),
      async (lines, size) => {
        const whole = lines.map((line) => line.replaceAll('\n', ' ')).filter((line) => line !== '');
        const bytes = Buffer.from(whole.map((line) => `${line}\n`).join(''));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );

        expect(await collect(splitLines(each(chunks)))).toEqual(whole);
      },
    ),
  );
});

test('a line without an end is not read into memory whole, and hides no other', async () => {
  const megabyte = Buffer.alloc(1_048_576);
  const chunks = [...Array.from({ length: 20 }, () => megabyte), Buffer.from('\nnext\nlast')];

  const [endless = '', ...others] = await collect(splitLines(each(chunks)));

  expect(endless.length).toBeLessThanOrEqual(2 * megabyte.length);
  expect(others).toEqual(['next', 'last']);
});

test('a file of lines is written with its size and hash', async () => {
  const path = join(folder, 'new', 'list.jsonl');
  const list = await createLineFile(path);
  for (let index = 0; index < 5_000; index += 1) await list.add({ index, text: 'renard' });
  const { bytes, sha256 } = await list.finish();
  await list.close();

  const written = await readFile(path);
  expect(bytes).toBe(written.length);
  expect(sha256).toBe(hashSha256(written));
  const lines = await collect(readLines(path));
  expect(lines).toHaveLength(5_000);
  expect(JSON.parse(lines[4_999] ?? '')).toEqual({ index: 4_999, text: 'renard' });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('an empty list is an empty file', async () => {
  const list = await createLineFile(join(folder, 'list.jsonl'));

  expect(await list.finish()).toEqual({ bytes: 0, sha256: hashSha256(Buffer.alloc(0)) });
  expect(await collect(toLineStream(each([])))).toEqual([]);
});

test('scratch lines are read as often as needed, and nobody else can read them', async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `key-${index}`);
  const path = join(folder, 'scratch', 'wanted');

  const scratch = await writeScratch(path, toLineStream(each(lines)), new AbortController().signal);

  expect(await collect(scratch.read())).toEqual(lines);
  expect(await collect(scratch.read())).toEqual(lines);
  expect(await readFile(path, 'latin1')).not.toContain('key-');
  for await (const line of scratch.read()) if (line === 'key-3') break;
  await rm(path);
  await expect(collect(scratch.read())).rejects.toThrow('ENOENT');
});

test('scratch lines of a source that fails are refused', async () => {
  const source = Readable.from(
    (async function* () {
      yield 'a\n';
      throw new Error('torn');
    })(),
  );

  const writing = writeScratch(join(folder, 'torn'), source, new AbortController().signal);

  await expect(writing).rejects.toThrow('torn');
});
