// npm run test:long -- upgrade: the current code on a data folder of version 0.1.0 (`npm run make-old-data`). Old passwords still work,
// private and quarantined resources stay so, contents open and can be edited, and the data is consistent.
import { join } from 'node:path';
import { runServerCommand } from '@palmares/server/testing/server-command';
import { root } from '../../../../scripts/repository.mjs';
import { startOldServer } from '../../../old-data/src/old-server.mjs';
import { type LongRun, playSteps, print } from '../long-test.ts';
import { runCommand } from '../suites.ts';
import { verifyUpgrade } from '../verify-upgrade.mjs';

export async function play({ folder }: LongRun): Promise<readonly string[]> {
  const dataDir = join(folder, 'data');
  return playSteps(
    () => runCommand('node', [join(root, 'tools/old-data/make-old-data.mjs'), dataDir]),
    () => upgrade(dataDir),
  );
}

async function upgrade(dataDir: string): Promise<string[]> {
  // Starts the current server like the old one: on its own Node, with only these settings.
  const server = await startOldServer(root, dataDir, { DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const faults: string[] = [];
  try {
    await server.printed('est prêt');
    faults.push(...(await verifyUpgrade(server.api)));
  } finally {
    const code = await server.stop();
    if (code !== 0) faults.push(`the server ended with ${String(code)}`);
  }
  const checked = await runServerCommand('check-data', [], { DATA_DIR: dataDir });
  print(checked.output.trim());
  return checked.code === 0 ? faults : [...faults, `check-data ended with ${checked.code}`];
}
