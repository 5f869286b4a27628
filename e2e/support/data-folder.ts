import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where start-server.ts writes which data folder the server on this port has. */
export function dataFolderFile(port: string): string {
  return join(tmpdir(), `palmares-e2e-${port}.folder`);
}
