// Inspects the images stored on this device that are not in an album yet (packages/web/src/storage/drafts/album-draft-store.ts).
import type { Page } from '@playwright/test';

/** Number of records in one or both stores. */
export function countStoredDraftParts(
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

/** Number of stored files of unfinished albums. */
export const countStoredFiles = (page: Page): Promise<number> => countStoredDraftParts(page, ['files']);
