// Does what the job engine does with marked albums, one at a time.
import { listDueAlbums, type Size } from '../content/palmares/palmares.repository.ts';
import { type Computing, refreshAlbum } from '../content/palmares/refresh-palmares.ts';
import type { Deps } from '../deps.ts';

/** Returns the album of this size that was refreshed; null if none is due, or another process computes it. */
export async function refreshNext(
  deps: Pick<Deps, 'db' | 'clock'>,
  thread: Computing,
  size: Size,
): Promise<number | null> {
  const [due] = await listDueAlbums(deps.db, size, deps.clock(), 1);
  return due !== undefined && (await refreshAlbum(deps, thread, due)) ? due : null;
}
