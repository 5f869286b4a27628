// Background jobs of a server. Any number of servers may run all of them on one database (docs/decisions/0072 and 0096): the engine gives
// each job to one of them. Not a job: the building of large indexes (db/large-indexes.ts), which holds its own connection for up to hours.
import { createBackupQueues } from './backup/back-up-when-due.ts';
import { createErasureListQueue } from './backup/erasure-list.ts';
import { createAlbumCountQueue } from './catalog/album-state/album-count-queue.ts';
import { createPalmaresQueues } from './content/palmares/refresh-palmares.ts';
import { createAlbumPlayersQueue } from './content/shared/album-players.ts';
import { repeatLargeIndexes } from './db/large-indexes.ts';
import { BACKGROUND_TIMEOUT_MS, createImages, type Deps } from './deps.ts';
import { composeMail } from './identity/password/compose-mail.ts';
import { type JobQueue, openJobEngine } from './jobs/job-engine.ts';
import { createMailQueue } from './mail/mailer.ts';
import { runDailyMaintenance, runMaintenance } from './maintenance.ts';
import { createRoomQueues } from './rooms/room-queue.ts';
import { createRemovalQueues } from './trust/removal/finish-removals.ts';

export type Background = {
  /** Runs until the signal is aborted. */
  run(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

/** The queues of background jobs: a new one is one more entry. */
async function listQueues(deps: Deps, connectionString: string): Promise<readonly JobQueue[]> {
  const images = await createImages(deps.config, BACKGROUND_TIMEOUT_MS);
  return [
    createMailQueue(deps, (row) => composeMail(deps, row)),
    ...createPalmaresQueues(deps),
    createAlbumCountQueue(deps),
    createAlbumPlayersQueue(deps),
    ...createRemovalQueues(deps),
    ...createRoomQueues(deps),
    {
      name: 'maintenance',
      cron: '*/15 * * * *',
      atStart: true,
      run: (_key, signal) => runMaintenance(deps, signal),
    },
    {
      name: 'daily_maintenance',
      cron: '30 3 * * *',
      atStart: true,
      run: (_key, signal) => runDailyMaintenance(deps, signal),
    },
    createErasureListQueue(deps),
    ...createBackupQueues({ ...deps, images }, connectionString),
    ...(deps.config.demo ? [createDemoQueue(deps)] : []),
  ];
}

/** The import is dynamic, because production needs neither the demo package nor its pictures. */
const createDemoQueue = (deps: Deps): JobQueue => ({
  name: 'demo',
  atStart: true,
  options: { expireInSeconds: 86_400 },
  async run(_key, signal) {
    const demoFill = await import('./demo/fill.ts');
    await demoFill.fillDemo(deps, signal);
  },
});

/**
 * `connectionString` leads to PostgreSQL itself. Call it before the server listens, because it throws a StartError if the database role may not create the
 * schema of the jobs.
 */
export async function openBackground(deps: Deps, connectionString: string): Promise<Background> {
  const { log, metrics } = deps;
  const engine = await openJobEngine(
    { connectionString, log, onSettled: (queue, outcome) => metrics?.countJob(queue, outcome) },
    await listQueues(deps, connectionString),
  );
  return {
    async run(signal) {
      await Promise.all([engine.run(signal), repeatLargeIndexes(deps, connectionString, signal)]);
    },
    close: () => engine.close(),
  };
}
