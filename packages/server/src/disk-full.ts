// Recognises a full disk among other failures: the operator has to read that reason, whatever broke because of it.
import { statfs } from 'node:fs/promises';
import { errorCode } from './start-error.ts';

/** Messages of the C library, Node and PostgreSQL (which runs with LC_ALL=C). The last one follows a truncated write. */
const MESSAGE = /no space left on device|disk quota exceeded|check free disk space/i;
/** Error codes; the last one is PostgreSQL's. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const isDiskFullMessage = (text: string): boolean => MESSAGE.test(text);

/** Bytes. PostgreSQL needs more than this to start again. */
const NO_ROOM = 1024 ** 2;

/** True if the error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.has(errorCode(error) ?? '') || isDiskFullMessage(error.message) || isDiskFull(error.cause);
}

/** True if the folder's disk is full: the reason may not have fitted into the log. */
export async function isFolderFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < NO_ROOM;
}
