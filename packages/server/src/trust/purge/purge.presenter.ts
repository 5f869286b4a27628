import type { ImageUses } from '@palmares/core/contract/types';
import { type AddressDeps, chooseAddressing, presentImage } from '../../catalog/image/image.presenter.ts';
import { presentAuthor } from '../../identity/account/account.presenter.ts';
import type { PurgedImageRow, UseRow } from './purge.repository.ts';

/** For admins, who see the rows of private contents in their panel, and the bytes of any image. */
export function presentUses(
  deps: AddressDeps,
  row: PurgedImageRow,
  uses: { rows: readonly UseRow[]; total: number; authors: number },
): ImageUses {
  const album = { status: row.album_status, deleted: row.album_deleted, epoch: row.album_epoch };
  return {
    image: presentImage(deps, row.image, chooseAddressing(album, { maySeeBytes: true })),
    album: {
      id: row.album_id,
      name: row.album_name,
      status: row.album_status,
      deleted: row.album_deleted,
      image_count: row.image_count,
      author: presentAuthor(row),
    },
    in_album: !row.image.removed && !row.album_deleted,
    contents: uses.rows.map((use) => ({
      kind: use.kind,
      id: use.id,
      name: use.name,
      private: use.private,
      author: presentAuthor(use),
    })),
    content_count: uses.total,
    author_count: uses.authors,
  };
}
