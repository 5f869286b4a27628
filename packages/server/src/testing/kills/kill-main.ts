// npm run test:kills -- [kills] [seed]: prints what was played and what was lost; exit code 1 when anything was.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { runKills } from './kill-run.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const kills = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const log = pino({ level: 'silent' });
const dataDir = await mkdtemp(join(tmpdir(), 'palmares-kills-'));
const postgres = await startEmbeddedPostgres({ dataDir, log, fastAndUnsafe: true });
try {
  await migrate(postgres.connectionString, log);
  print(`${kills} kills, seed ${seed}`);
  const startedAt = performance.now();
  const report = await runKills({ kills, seed, connectionString: postgres.connectionString, dataDir });
  const { terminated, beforeCommit, afterCommit } = report.kills;
  print(`played in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  print(
    `connections ended by PostgreSQL ${terminated}, cut before COMMIT ${beforeCommit}, after COMMIT ${afterCommit}`,
  );
  print(
    `acknowledged: ${report.images} images, ${report.tierlists} tier lists; requests sent again: ${report.retries}`,
  );
  print(report.faults.length === 0 ? 'nothing lost, torn or doubled' : report.faults.join('\n'));
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
