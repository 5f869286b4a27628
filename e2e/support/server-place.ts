import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server under test keeps what it holds. */
export type ServerPlace = {
  readonly dataDir: string;
  /** Null when PostgreSQL is the embedded one, inside the folder. */
  readonly databaseUrl: string | null;
  /** Keys of pictures in its store, which the images of made albums show. */
  readonly samples: readonly string[];
};

export function filesFolderOf(dataDir: string): string {
  return join(dataDir, 'files');
}

/** Where start-server.ts writes the place of the server on this port. */
export function placeFile(port: string): string {
  return join(tmpdir(), `palmares-e2e-${port}.json`);
}

/** `baseURL` is the fixture of that name. */
export async function placeOf(baseURL: string | undefined): Promise<ServerPlace> {
  return JSON.parse(await readFile(placeFile(new URL(baseURL ?? '').port), 'utf8')) as ServerPlace;
}
