// A part of `npm run test:long -- servers`: prints the steps on DATABASE_URL and the losses; exit code 1 if there are any.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '../../config/values.ts';
import { runRolling } from './rolling-run.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const [roles = 'all,all', rounds = '3'] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'palmares-rolling-'));
try {
  const { lines, faults } = await runRolling({
    roles: roles.split(',') as Role[],
    rounds: Number(rounds),
    connectionString: process.env['DATABASE_URL'] ?? '',
    dataDir,
  });
  for (const line of lines) print(line);
  print(faults.length === 0 ? 'nothing lost, torn or doubled' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
