// npm run test:long -- connections [--kills 300]: kills database connections, also around COMMIT, during uploads and saves.
import { migrate } from '@palmares/server/db/migrate';
import { killConnections } from '../kill-connections.ts';
import { type LongRun, print } from '../long-test.ts';
import { withPostgres } from '../site/postgres.ts';
import { log } from '../site/site.ts';

export const usual = { kills: 300 };

export async function play({ kills, random, folder }: LongRun): Promise<readonly string[]> {
  return withPostgres(folder, async ({ connectionString }) => {
    await migrate(connectionString, log);
    const report = await killConnections({ kills, random, connectionString, dataDir: folder });
    const { terminated, beforeCommit, afterCommit } = report.kills;
    print(
      `connections ended by PostgreSQL ${terminated}, cut before COMMIT ${beforeCommit}, after COMMIT ${afterCommit}`,
    );
    print(
      `acknowledged: ${report.images} images, ${report.tierlists} tier lists; requests sent again: ${report.retries}`,
    );
    return report.faults;
  });
}
