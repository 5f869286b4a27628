// A part of `npm run test:long -- replica`: prints the steps and the faults; exit code 1 if there are any.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runReplica } from './replica-run.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const [writes = '200'] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'palmares-replica-'));
try {
  const { lines, faults } = await runReplica(dataDir, Number(writes));
  for (const line of lines) print(line);
  print(faults.length === 0 ? 'nothing shown that may not be, nothing refused' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
