// What this device keeps of images that are not in an album yet (lib/drafts/album-draft-store.ts).
import type { Page } from '@playwright/test';

/** Records of both stores, or of one. */
export function countKeptAlbumParts(
  page: Page,
  stores: readonly ('fields' | 'files')[] = ['fields', 'files'],
): Promise<number> {
  return page.evaluate(async (names) => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await settle(indexedDB.open('palmares-album-draft'));
    const read = database.transaction(names);
    const counts = await Promise.all(names.map((name) => settle(read.objectStore(name).count())));
    database.close();
    return counts.reduce((sum, count) => sum + count);
  }, stores);
}

/** Files of unfinished albums. */
export const countKeptFiles = (page: Page): Promise<number> => countKeptAlbumParts(page, ['files']);
