// npm run test:long -- upgrade: the current code on a data folder of version 0.1.0 (`npm run make-old-data`). Old passwords still work,
// private and quarantined resources stay so, contents open and can be edited, and the data is consistent.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toOutcome } from '../long-tests/run-program.mjs';
import { verifyUpgrade } from '../long-tests/verify-upgrade.mjs';
import { startOldServer } from '../old-data/old-server.mjs';
import { findProjectNode, projectEnvironment, root, run } from '../repository.mjs';

export async function runLongTest() {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-upgrade-'));
  try {
    const made = await run('node', [join(root, 'scripts/make-old-data.mjs'), folder]);
    return toOutcome(made.code === 0 && (await upgrade(folder)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function upgrade(dataDir) {
  // Starts the current server like the old one: on its own Node, with only these settings.
  const server = await startOldServer(root, dataDir, { DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const faults = [];
  try {
    await server.printed('est prêt');
    faults.push(...(await verifyUpgrade(server.api)));
  } finally {
    const code = await server.stop();
    if (code !== 0) faults.push(`the server ended with ${code}`);
  }
  const check = join(root, 'packages/server/src/commands/check-data.ts');
  const env = projectEnvironment({ DATA_DIR: dataDir });
  const checked = await run(findProjectNode(), [check], { env, capture: true });
  console.log(checked.output.trim());
  if (checked.code !== 0) faults.push(`check-data ended with ${checked.code}`);
  console.log(faults.length === 0 ? 'no fault' : faults.join('\n'));
  return faults.length === 0;
}
