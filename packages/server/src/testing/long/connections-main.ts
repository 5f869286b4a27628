// npm run test:long -- connections: kills database connections, also around COMMIT, during uploads and saves.
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { runKills } from '../kills/kill-run.ts';
import { print, runLongTest } from './long-test.ts';

const log = pino({ level: 'silent' });

await runLongTest({ kills: 300 }, async ({ kills, seed, folder }) => {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, fastAndUnsafe: true });
  try {
    const { connectionString } = postgres;
    await migrate(connectionString, log);
    const report = await runKills({ kills, seed, connectionString, dataDir: folder });
    const { terminated, beforeCommit, afterCommit } = report.kills;
    print(
      `connections ended by PostgreSQL ${terminated}, cut before COMMIT ${beforeCommit}, after COMMIT ${afterCommit}`,
    );
    print(
      `acknowledged: ${report.images} images, ${report.tierlists} tier lists; requests sent again: ${report.retries}`,
    );
    return report.faults;
  } finally {
    await postgres.stop();
  }
});
