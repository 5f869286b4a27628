import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { isDiskFull } from './disk-full.ts';
import { runMessages } from './run-messages.ts';
import { errorCode, StartError } from './start-error.ts';

/** Creates the data folder if needed. Throws a StartError when the path is not a folder or is not writable. */
export async function assertFolderUsable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw toFolderError(error, folder);
  }
}

/** Returns a StartError that explains to the operator what is wrong with the data folder. */
export function toFolderError(error: unknown, folder: string): StartError {
  const code = errorCode(error) ?? String(error);
  if (isDiskFull(error)) return new StartError(runMessages.diskFull(folder), { cause: error });
  const isFile = code === 'EEXIST' || code === 'ENOTDIR';
  return new StartError(
    isFile ? runMessages.dataFolderIsFile(folder) : runMessages.dataFolder(folder, code),
    { cause: error },
  );
}

/** Binds the address and releases it again, so that a port in use is reported before the database is started. */
export async function assertAddressFree(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(toStartError(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Converts a failed listen into a StartError; returns any other error unchanged. */
export function toStartError(error: unknown, host: string, port: number): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new StartError(runMessages.portTaken(host, port), { cause: error });
  if (code === 'EACCES') return new StartError(runMessages.portForbidden(port), { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(runMessages.hostUnknown(host), { cause: error });
  }
  return error;
}
