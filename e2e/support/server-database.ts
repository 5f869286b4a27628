// The database of the test server, for what no call of the API does: rows in masses, and time that has passed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withDatabase } from '../../packages/server/fixtures/seeded-album.ts';
import { embeddedUrl } from '../../packages/server/src/db/embedded/connection.ts';
import { readServerStorage } from './server-storage.ts';

/** `baseURL` is the fixture. */
export async function withServerDatabase<T>(
  baseURL: string | undefined,
  work: Parameters<typeof withDatabase<T>>[1],
): Promise<T> {
  const { dataDir, databaseUrl } = await readServerStorage(baseURL);
  return withDatabase(databaseUrl ?? embeddedUrl(await getSocketFolder(dataDir)), work);
}

/** PostgreSQL writes its socket folder on the fifth line of postmaster.pid. */
async function getSocketFolder(dataDir: string): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return lines[4] ?? '';
}
