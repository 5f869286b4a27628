import { openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startSupervised } from './supervised.ts';

const GRACE_S = 1;
const LONG_MS = 60_000;

/** Ends with the code of the signal that it heeds, within a tenth of a second. */
const heeding = (script: string) =>
  startSupervised(
    ['sh', '-c', `${script}; while :; do sleep 0.1; done`],
    { prefix: [] },
    openSync('/dev/null', 'w'),
    GRACE_S,
  );

test('who is asked to stop and does is not asked twice', async () => {
  const program = heeding(`trap 'exit 2' INT; trap 'exit 3' QUIT`);

  await program.stop(LONG_MS);

  expect(await program.exited).toBe(2);
});

test('who does not stop, as a PostgreSQL that recovers from a crash may, is told to do so at once', async () => {
  const program = heeding(`trap '' INT; trap 'exit 3' QUIT`);

  await program.stop(LONG_MS);

  expect(await program.exited).toBe(3);
});
