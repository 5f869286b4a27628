// Finishes a restore that PostgreSQL's own tools made (docs/OPERATIONS.md): they bring back everything, at a time before the loss. What
// `npm run restore` leaves out goes, what was erased since is erased again, and ids that were allocated since stay unused. It may be killed
// and run again.
import { migrate } from '../db/migrate.ts';
import { createDatabase } from '../db/pool.ts';
import { countServers } from '../db/server-session.ts';
import type { Deps } from '../deps.ts';
import { StartError } from '../start-error.ts';
import { connectForBackup } from './backup-connection.ts';
import { backupMessages as say } from './backup-messages.ts';
import type { ErasureList } from './erasure-list.ts';
import { replayErasures } from './replay-erasures.ts';
import { leaveNumbersFree, listSequences, OUTDATED_TABLES, readLastNumber } from './tables.ts';

export interface RestoreToFinish extends Pick<Deps, 'images' | 'log' | 'clock'> {
  readonly connectionString: string;
  /** Erasures since the time that the database was brought back to. */
  readonly erasures: ErasureList;
}

/**
 * Returns how many of the erasures the database still held. Throws a StartError while a server runs: it gives out ids, which the list may
 * name.
 */
export async function finishRestore(input: RestoreToFinish): Promise<number> {
  const { connectionString, log } = input;
  const client = await connectForBackup(connectionString);
  try {
    const servers = await countServers(client);
    if (servers > 0) throw new StartError(say.serversRunning(servers));
    await migrate(connectionString, log);
    for (const table of OUTDATED_TABLES) await client.query(`delete from ${table}`);
    const erased = await replay(input);
    for (const { name } of await listSequences(client))
      await leaveNumbersFree(client, name, await readLastNumber(client, name));
    return erased;
  } finally {
    await client.end();
  }
}

async function replay({ connectionString, erasures, ...input }: RestoreToFinish): Promise<number> {
  const db = createDatabase({ connectionString, log: input.log, statementTimeoutMs: 0 });
  try {
    return await replayErasures({ ...input, db }, erasures);
  } finally {
    await db.destroy();
  }
}
