// An image as it leaves the server, with the address its reader may use.
import type { Image } from '@palmares/core/contract/types';
import type { Deps } from '../../deps.ts';
import { imagePath } from '../../files/signed-path.ts';

export type ImageRow = {
  id: number;
  album_id: number;
  file_key: string;
  name: string;
  description: string | null;
  url: string | null;
  width: number;
  height: number;
  color: string;
  animated: boolean;
};

/** How the reader gets the bytes: a bare address, one signed for an epoch of the album, or none at all. */
export type ImageAddressing = { kind: 'public' } | { kind: 'signed'; epoch: number } | { kind: 'masked' };

/** A removed image keeps its album's addressing: public files of a public album stay public (product.md §3). */
export function addressingOf(
  album: { status: string; deleted: boolean; epoch: number },
  reader: { maySeeBytes: boolean },
): ImageAddressing {
  if (!reader.maySeeBytes) return { kind: 'masked' };
  return album.status === 'public' && !album.deleted
    ? { kind: 'public' }
    : { kind: 'signed', epoch: album.epoch };
}

export function presentImage(deps: Deps, row: ImageRow, addressing: ImageAddressing): Image {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    url: row.url,
    path_image: pathOf(deps, row.file_key, addressing),
    id_album: row.album_id,
    width: row.width,
    height: row.height,
    color: row.color,
    animated: row.animated,
  };
}

function pathOf(deps: Deps, key: string, addressing: ImageAddressing): string | null {
  switch (addressing.kind) {
    case 'masked':
      return null;
    case 'public':
      return imagePath({ key, signed: null });
    case 'signed':
      return imagePath({
        key,
        signed: { epoch: addressing.epoch, now: deps.clock().getTime(), secret: deps.secrets.imagePath },
      });
  }
}
