// Writes contents of the demo, each in one transaction with its progress mark.
import type { ContentKind } from '@palmares/core/content-kind';
import { toSearchText } from '@palmares/core/text/search-text';
import type { DemoAlbum } from '@palmares/demo/album';
import { countUse } from '../catalog/album-state/album-counts.repository.ts';
import { findAlbumFacts } from '../catalog/album-state/album-state.repository.ts';
import type { NewContent } from '../content/shared/content.repository.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import {
  createdAt,
  type Filled,
  findDemoAccountId,
  findFillMarker,
  insertFillMarker,
} from './fill-progress.ts';

type DemoContent = {
  readonly slug: string;
  readonly album: string;
  readonly author: string;
  readonly name: string;
  readonly description?: string;
  readonly private: boolean;
  readonly createdDaysAgo: number;
};

/** Seeds the contents of an album. */
export type ContentFiller = (deps: Deps, album: DemoAlbum, signal: AbortSignal) => Promise<void>;

type Insert<C> = (trx: Db, row: NewContent, filled: Filled, content: C, album: DemoAlbum) => Promise<number>;

export function createFiller<C extends DemoContent>(
  kind: ContentKind,
  contents: readonly C[],
  insert: Insert<C>,
): ContentFiller {
  return async (deps, album, signal) => {
    for (const content of contents.filter((each) => each.album === album.slug)) {
      signal.throwIfAborted();
      await fillOnce(deps, kind, content, (trx, row, filled) => insert(trx, row, filled, content, album));
    }
  };
}

/** Writes a content once, with `insert`; does nothing if its album was deleted since it was seeded. */
async function fillOnce(
  deps: Pick<Deps, 'db' | 'clock'>,
  kind: ContentKind,
  content: DemoContent,
  insert: (trx: Db, row: NewContent, filled: Filled) => Promise<number>,
): Promise<void> {
  const mark = `demo:${kind}:${content.slug}`;
  if ((await findFillMarker(deps.db, mark)) !== undefined) return;
  const filled = await findFillMarker(deps.db, `demo:album:${content.album}`);
  if (filled === undefined || (await findAlbumFacts(deps.db, filled.albumId)) === undefined) return;
  const row: NewContent = {
    account_id: await findDemoAccountId(deps.db, content.author),
    album_id: filled.albumId,
    name: content.name,
    search_text: toSearchText(content.name),
    description: content.description ?? null,
    private: content.private,
    created_at: createdAt(deps, content),
  };
  await inTransaction(deps.db, async (trx) => {
    const id = await insert(trx, row, filled);
    await countUse(trx, filled.albumId, 1);
    await insertFillMarker(trx, mark, { [`${kind}Id`]: id });
  });
}

/** Maps icons to the ids of their images; skips an icon that an older version of the demo did not seed. */
export function withIds<T extends object>({ images }: Filled, played: readonly ({ icon: string } & T)[]) {
  return played.flatMap(({ icon, ...image }) => {
    const id_image = images[icon];
    return id_image === undefined ? [] : [{ id_image, ...image }];
  });
}
