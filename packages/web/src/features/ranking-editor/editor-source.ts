// What an editor is opened on: a selection of an album (new), or a saved ranking (edit).
import type { Album, Image, Ranking as SavedRanking } from '@palmares/core/contract/types';
import { RANKING_VIEW_TEXTS } from '@palmares/core/ranking/messages';
import { createRanking } from '@palmares/core/ranking/ranking';
import { startRun } from '@palmares/core/ranking/rounds';
import { fromSaved } from '@palmares/core/ranking/wire';
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
  readonly start: EditorStart;
};

export type NewEditor = {
  readonly album: Album;
  /** Null takes them all. */
  readonly images: readonly number[] | null;
  readonly name: string;
};

/** A new ranking is under way at once: the first round is what one came for. */
export function sourceOfAlbum({ album, images, name }: NewEditor, seed: number): EditorSource {
  const source = sourceOf(album);
  const selection = chooseImages(album, images);
  return {
    ...source,
    albumAuthor: album.author.username,
    images: album.images,
    start: freshStart(startRun(createRanking(selection, seed)), startDetails(source, name), null),
  };
}

export function sourceOfRanking(ranking: SavedRanking, seed: number): EditorSource {
  const { id, version, album } = ranking;
  return {
    ...sourceBehind(ranking, RANKING_VIEW_TEXTS.unknownAlbum),
    albumAuthor: album?.author.username ?? RANKING_VIEW_TEXTS.unknownAuthor,
    images: ranking.rankingImage.map(({ image }) => image),
    start: freshStart(fromSaved(ranking.rankingImage, seed), detailsOf(ranking), { id, version }),
  };
}

/** Chance of a new run: what the engine draws from is decided once, so that undo and drafts see the same batches again. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
