// npm run test:long -- rolling [commit]: a server of older code (by default main before the last migration) serves while one of the current
// code migrates their database and takes over. Needs the git history, and the packages of that commit from the npm cache or the registry.
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../long-tests/run-program.mjs';
import { checkOut, installPackages } from '../old-data/check-out.mjs';
import { root, run } from '../repository.mjs';

const migrations = 'packages/server/migrations';

export async function runLongTest({ words: [given], ...options }) {
  const commit = given ?? (await findBeforeLastMigration());
  console.log(`the older code: ${commit}`);
  const checkout = await mkdtemp(join(tmpdir(), 'palmares-older-'));
  try {
    await checkOut(commit, checkout);
    await installPackages(checkout);
    const main = join(checkout, 'packages/server/src/main.ts');
    return await runProgram('rolling', { ...options, words: [main] });
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }
}

async function findBeforeLastMigration() {
  const last = readdirSync(join(root, migrations)).sort().at(-1);
  const words = [
    'log',
    '--first-parent',
    '--diff-filter=A',
    '--format=%H',
    '-1',
    '--',
    `${migrations}/${last}`,
  ];
  const { output } = await run('git', words, { capture: true });
  const added = output.trim();
  if (added === '') throw new Error(`the history does not say when ${last} came: it is not committed yet`);
  return `${added}^`;
}
