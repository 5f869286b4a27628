import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSupervised } from './supervised.ts';

const GRACE_S = 1;
const LONG_MS = 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Source of a program that exits with the given code on a signal, and ignores a signal without one. A shell would not do: its background
 * processes ignore SIGINT and SIGQUIT, and cannot change that.
 */
const heeding = async (codes: { SIGINT: number | null; SIGQUIT: number }) => {
  const program = `
    for (const [signal, code] of Object.entries(${JSON.stringify(codes)})) process.on(signal, () => code && process.exit(code));
    console.log('ready');
    setInterval(() => undefined, 1_000);`;
  const output = join(folder, 'output');
  const supervised = startSupervised(
    [process.execPath, '-e', program],
    { prefix: [] },
    openSync(output, 'w'),
    GRACE_S,
  );
  await expect.poll(() => readFileSync(output, 'utf8')).toContain('ready');
  return supervised;
};

test('who is asked to stop and does is not asked twice', async () => {
  const program = await heeding({ SIGINT: 2, SIGQUIT: 3 });

  await program.stop(LONG_MS);

  expect(await program.exited).toBe(2);
});

test('who does not stop, as a PostgreSQL that recovers from a crash may, is told to do so at once', async () => {
  const program = await heeding({ SIGINT: null, SIGQUIT: 3 });

  await program.stop(LONG_MS);

  expect(await program.exited).toBe(3);
});
