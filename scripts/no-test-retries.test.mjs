// A retry would hide what the first try lost, so tests that kill a server or cut its connections have none.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './repository.mjs';

const kills = /SIGKILL|pg_terminate_backend/;

test('every file of tests that kills a process or a connection says `retry: 0`', async () => {
  const server = join(root, 'packages/server/src');
  const names = (await readdir(server, { recursive: true })).filter((name) => name.endsWith('.test.ts'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(server, name), 'utf8') })),
  );

  const killing = files.filter(({ text }) => kills.test(text));

  expect(killing.map(({ name }) => name)).toContain('durability.test.ts');
  expect(killing.filter(({ text }) => !text.includes('retry: 0')).map(({ name }) => name)).toEqual([]);
});
