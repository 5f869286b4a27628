// What an editor is opened on: a selection of an album (new), or a saved tier list (edit).
import type { Album, Image, Tierlist } from '@palmares/core/contract/types';
import { type Board, createBoard, imagesOf } from '@palmares/core/tierlist/board';
import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { fromLines } from '@palmares/core/tierlist/wire';
import { detailsOf } from '../../lib/content-details.ts';
import {
  chooseImages,
  type SourceAlbum,
  sourceBehind,
  sourceOf,
  startDetails,
} from '../../lib/source-album.ts';
import { type EditorStart, freshStart } from './editor-store.ts';

export type EditorSource = SourceAlbum & {
  readonly albumAuthor: string;
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
  const source = sourceOf(album);
  const selection = chooseImages(album, images);
  return {
    ...source,
    albumAuthor: album.author.username,
    images: album.images,
    selection,
    start: freshStart(createBoard(selection, main), startDetails(source, name), null),
  };
}

export function sourceOfTierlist(tierlist: Tierlist): EditorSource {
  const board = fromLines(tierlist.lines, tierlist.id_main_image);
  const { id, version, album } = tierlist;
  return {
    ...sourceBehind(tierlist, TIERLIST_TEXTS.unknownAlbum),
    albumAuthor: album?.author.username ?? TIERLIST_TEXTS.unknownAuthor,
    images: tierlist.lines.flatMap((line) => line.images.map(({ image }) => image)),
    selection: imagesOf(board),
    start: freshStart(board, detailsOf(tierlist), { id, version }),
  };
}
