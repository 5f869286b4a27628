// The album behind an editor, whatever it makes of it: a new content begins from it, a saved one still shows its images.
import type { Album } from '@palmares/core/contract/types';
import type { Details } from './content-details.ts';

export type SourceAlbum = {
  readonly albumId: number;
  readonly albumName: string;
  /** Its images are not everybody's: a content that becomes public shows those it uses. */
  readonly albumIsPrivate: boolean;
};

type AlbumHead = { readonly id: number; readonly name: string; readonly status: string };

export function sourceOf(album: AlbumHead): SourceAlbum {
  return { albumId: album.id, albumName: album.name, albumIsPrivate: album.status !== 'public' };
}

type SavedContent = {
  readonly id_album: number;
  readonly album: AlbumHead | null;
};

/** `unknownName`: what is written where the reader may not know the album. */
export function sourceBehind({ id_album, album }: SavedContent, unknownName: string): SourceAlbum {
  return album === null
    ? { albumId: id_album, albumName: unknownName, albumIsPrivate: true }
    : sourceOf(album);
}

/** The wanted images that the album has, none when all of those have left it; null wants them all. */
export function chooseImages({ images }: Pick<Album, 'images'>, wanted: readonly number[] | null): number[] {
  const own = new Set(images.map(({ id }) => id));
  return wanted === null ? [...own] : wanted.filter((id) => own.has(id));
}

/** AX-52: what is made from a private album starts private. */
export function startDetails({ albumIsPrivate }: SourceAlbum, name: string): Details {
  return { name, description: '', private: albumIsPrivate };
}
