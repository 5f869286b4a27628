// Tells a full disk from other failures: the person who starts the server has to read that reason, whatever broke because of it.
import { statfs } from 'node:fs/promises';
import { errorCode } from './start-error.ts';

/** What the C library, Node and PostgreSQL (which runs with LC_ALL=C) say; the last one follows a write that was cut short. */
const MESSAGE = /no space left on device|disk quota exceeded|check free disk space/i;
/** The last one is PostgreSQL's. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const saysDiskFull = (text: string): boolean => MESSAGE.test(text);

/** Bytes. PostgreSQL needs more to start again. */
const NO_ROOM = 1024 ** 2;

/** Whether the error or one of its causes says so. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.has(errorCode(error) ?? '') || saysDiskFull(error.message) || isDiskFull(error.cause);
}

/** Whether nothing more can be written there: the reason may not have found room in the log. */
export async function hasNoRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < NO_ROOM;
}
