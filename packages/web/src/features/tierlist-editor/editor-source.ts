// The source of an editor: a selection of an album's images (new), or a saved tier list (edit).
import type { Image, Tierlist } from '@palmares/core/contract/types';
import { type Board, createBoard, listBoardImages } from '@palmares/core/tierlist/board';
import { fromLines } from '@palmares/core/tierlist/wire';
import { TIERLIST_TEXTS } from '@palmares/texts/page/tierlist';
import type { EditorSource, Opened } from '../../editor/editor-kind.ts';
import { toDetails } from '../../lib/content-details.ts';
import { chooseImages, startDetails, toSavedSourceAlbum, toSourceAlbum } from '../../lib/source-album.ts';
import { type EditorStart, freshStart } from './editor-store.ts';

export type BoardSource = EditorSource & {
  readonly albumAuthor: string;
  readonly start: EditorStart;
};

/** Returns the images of the album that are not on the board. */
export function missingImages({ images }: Pick<BoardSource, 'images'>, board: Board): readonly Image[] {
  const present = new Set([...listBoardImages(board), ...board.hidden.map(({ image }) => image)]);
  return images.filter(({ id }) => !present.has(id));
}

export function sourceFromAlbum({ album, images, name, main }: Opened): BoardSource {
  const source = toSourceAlbum(album);
  const selection = chooseImages(album, images);
  return {
    ...source,
    albumAuthor: album.author.username,
    images: album.images,
    selection,
    start: freshStart(createBoard(selection, main), startDetails(source, name), null),
  };
}

export function sourceFromTierlist(tierlist: Tierlist): BoardSource {
  const board = fromLines(tierlist.lines, tierlist.id_main_image);
  const { id, version, album } = tierlist;
  return {
    ...toSavedSourceAlbum(tierlist, TIERLIST_TEXTS.unknownAlbum),
    isHidden: tierlist.hidden,
    albumAuthor: album?.author.username ?? TIERLIST_TEXTS.unknownAuthor,
    images: listTierlistImages(tierlist),
    selection: listBoardImages(board),
    start: freshStart(board, toDetails(tierlist), { id, version }),
  };
}

/** Returns the images of a saved tier list, including the disabled ones. */
export function listTierlistImages({ lines }: Pick<Tierlist, 'lines'>): readonly Image[] {
  return lines.flatMap(({ images }) => images.map(({ image }) => image));
}
