// npm run test:long -- replica [writes] [journey…]: two servers behind a real proxy on a PostgreSQL with a streaming replica, which lags,
// disappears, hangs and is promoted. Then the access matrix and the journeys (all or the named ones), with lists read from the replica.
import { join } from 'node:path';
import { ensurePostgres, ensureProxy } from '../../../../scripts/system-packages.mjs';
import { type LongRun, playSteps, requireTool } from '../long-test.ts';
import { disturbReplica } from '../servers/disturb-replica.ts';
import { withCluster } from '../servers/postgres-cluster.ts';
import { ACCESS_MATRIX, runJourneys, runServerTests } from '../suites.ts';

export async function play({ folder, words }: LongRun): Promise<readonly string[]> {
  const [writes = '200', ...journeys] = words;
  requireTool(await ensureProxy());
  requireTool(await ensurePostgres());
  return playSteps(
    () => withCluster((cluster) => disturbReplica(cluster, join(folder, 'data'), Number(writes))),
    () =>
      withCluster(({ primaryUrl, replicaUrl }) =>
        runServerTests([ACCESS_MATRIX], {
          TEST_DATABASE_URL: primaryUrl,
          DATABASE_REPLICA_URL: replicaUrl,
          MATRIX_SERVERS: '2',
        }),
      ),
    () =>
      withCluster(({ primaryUrl, replicaUrl }) =>
        runJourneys(journeys, {
          DATABASE_URL: primaryUrl,
          DATABASE_REPLICA_URL: replicaUrl,
          SERVERS: 'all,all',
        }),
      ),
  );
}
