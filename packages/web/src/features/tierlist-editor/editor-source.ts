// What an editor is opened on: a selection of an album (new), or a saved tier list (edit).
import type { Album, Image, Tierlist } from '@palmares/core/contract/types';
import { type Board, createBoard, imagesOf } from '@palmares/core/tierlist/board';
import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { fromLines } from '@palmares/core/tierlist/wire';
import { type EditorStart, freshStart } from './editor-store.ts';

export type EditorSource = {
  readonly albumId: number;
  readonly albumName: string;
  readonly albumAuthor: string;
  /** Its images are not everybody's: making the tier list public shows those it uses. */
  readonly albumIsPrivate: boolean;
  readonly images: readonly Image[];
  /** The images this editor works on. */
  readonly selection: readonly number[];
  readonly start: EditorStart;
};

/** Images of the album that are not on the board. */
export function missingImages({ images }: Pick<EditorSource, 'images'>, board: Board): readonly Image[] {
  const present = new Set([...imagesOf(board), ...board.hidden.map(({ image }) => image)]);
  return images.filter(({ id }) => !present.has(id));
}

export type NewEditor = {
  readonly album: Album;
  /** Null takes them all. */
  readonly images: readonly number[] | null;
  readonly name: string;
  readonly main: number | null;
};

export function sourceOfAlbum({ album, images, name, main }: NewEditor): EditorSource {
  const own = new Set(album.images.map(({ id }) => id));
  const wanted = images?.filter((id) => own.has(id)) ?? [];
  const selection = wanted.length > 0 ? wanted : [...own];
  const albumIsPrivate = album.status !== 'public';
  return {
    albumId: album.id,
    albumName: album.name,
    albumAuthor: album.author.username,
    albumIsPrivate,
    images: album.images,
    selection,
    // access.md rule 3: what is made from a private album starts private.
    start: freshStart(createBoard(selection, main), { name, description: '', private: albumIsPrivate }, null),
  };
}

export function sourceOfTierlist(tierlist: Tierlist): EditorSource {
  const board = fromLines(tierlist.lines, tierlist.id_main_image);
  const { name, description, id, version, album } = tierlist;
  return {
    albumId: tierlist.id_album,
    albumName: album?.name ?? TIERLIST_TEXTS.unknownAlbum,
    albumAuthor: album?.author.username ?? TIERLIST_TEXTS.unknownAuthor,
    albumIsPrivate: album?.status !== 'public',
    images: tierlist.lines.flatMap((line) => line.images.map(({ image }) => image)),
    selection: imagesOf(board),
    start: freshStart(
      board,
      { name, description: description ?? '', private: tierlist.private },
      { id, version },
    ),
  };
}
