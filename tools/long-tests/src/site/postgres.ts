// A PostgreSQL outside the server, for tests that disturb one of the two.
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { log } from './site.ts';

export async function withPostgres<T>(
  dataDir: string,
  work: (postgres: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}
