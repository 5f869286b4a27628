// The wire form of an image, with an address that its reader may use.
import type { Image } from '@palmares/core/contract/types';
import { type AlbumFacts, hasBareAddress } from '@palmares/core/permissions';
import type { Deps } from '../../deps.ts';
import { imagePath } from '../../files/signed-path.ts';

/** Dependencies of signed image addresses. */
export type AddressDeps = Pick<Deps, 'secrets' | 'clock'>;

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
  /** True if it has left its album: only contents that used it still show it. */
  removed: boolean;
};

/** An image read as part of its current album. */
export type LiveImageRow = Omit<ImageRow, 'removed'>;

type AddressedAlbum = Pick<AlbumFacts, 'status' | 'deleted'> & { epoch: number };

/** The kind of addresses through which the reader gets the bytes of an album's images: bare or signed, depending on the album; or none. */
export type ImageAddressing = { kind: 'shown'; album: AddressedAlbum } | { kind: 'masked' };

export function chooseAddressing(album: AddressedAlbum, reader: { maySeeBytes: boolean }): ImageAddressing {
  return reader.maySeeBytes ? { kind: 'shown', album } : { kind: 'masked' };
}

export function presentImage(deps: AddressDeps, row: ImageRow, addressing: ImageAddressing): Image {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    url: row.url,
    path_image: presentPath(deps, row, addressing),
    id_album: row.album_id,
    width: row.width,
    height: row.height,
    color: row.color,
    animated: row.animated,
  };
}

export function presentPath(
  deps: AddressDeps,
  row: Pick<ImageRow, 'file_key' | 'removed'>,
  addressing: ImageAddressing,
): string | null {
  if (addressing.kind === 'masked') return null;
  const { album } = addressing;
  if (hasBareAddress(album, row)) return imagePath({ key: row.file_key, signed: null });
  const signed = { epoch: album.epoch, now: deps.clock().getTime(), secret: deps.secrets.imagePath };
  return imagePath({ key: row.file_key, signed });
}
