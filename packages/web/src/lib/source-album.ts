// The album used by an editor: a new content starts from it, a saved one still shows its images.
import type { Album } from '@palmares/core/contract/types';
import type { Details } from './content-details.ts';

export type SourceAlbum = {
  readonly albumId: number;
  readonly albumName: string;
  /** True when the album is not public: a content that becomes public shows the images it uses. */
  readonly albumIsPrivate: boolean;
};

type AlbumHead = { readonly id: number; readonly name: string; readonly status: string };

export function toSourceAlbum(album: AlbumHead): SourceAlbum {
  return { albumId: album.id, albumName: album.name, albumIsPrivate: album.status !== 'public' };
}

type SavedContent = {
  readonly id_album: number;
  readonly album: AlbumHead | null;
};

/** `unknownName`: shown when the reader may not know the album. */
export function toSavedSourceAlbum({ id_album, album }: SavedContent, unknownName: string): SourceAlbum {
  return album === null
    ? { albumId: id_album, albumName: unknownName, albumIsPrivate: true }
    : toSourceAlbum(album);
}

/** Returns the wanted images that the album still has, possibly none; all its images when `wanted` is null. */
export function chooseImages({ images }: Pick<Album, 'images'>, wanted: readonly number[] | null): number[] {
  const own = new Set(images.map(({ id }) => id));
  return wanted === null ? [...own] : wanted.filter((id) => own.has(id));
}

/** A content made from a private album starts private (AX-52). */
export function startDetails({ albumIsPrivate }: SourceAlbum, name: string): Details {
  return { name, description: '', private: albumIsPrivate };
}
