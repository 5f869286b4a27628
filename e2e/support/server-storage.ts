import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The place where the test server stores its data. */
export type ServerStorage = {
  readonly dataDir: string;
  /** Null for the embedded PostgreSQL, inside the data folder. */
  readonly databaseUrl: string | null;
  /** Keys of stored sample images, used by created albums. */
  readonly samples: readonly string[];
};

export function getFilesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** The file in which start-server.ts describes the server on this port. */
export function storageFile(port: string): string {
  return join(tmpdir(), `palmares-e2e-${port}.json`);
}

/** `baseURL` is the fixture. */
export async function readServerStorage(baseURL: string | undefined): Promise<ServerStorage> {
  return JSON.parse(await readFile(storageFile(new URL(baseURL ?? '').port), 'utf8')) as ServerStorage;
}
