// What an editor is opened on: a selection of an album (new), or a saved ranking (edit).
import type { Album, Image, Ranking as SavedRanking } from '@palmares/core/contract/types';
import { RANKING_VIEW_TEXTS } from '@palmares/core/ranking/messages';
import { createRanking } from '@palmares/core/ranking/ranking';
import { startRun } from '@palmares/core/ranking/rounds';
import { fromSaved } from '@palmares/core/ranking/wire';
import { type EditorStart, freshStart } from './editor-store.ts';

export type EditorSource = {
  readonly albumId: number;
  readonly albumName: string;
  readonly albumAuthor: string;
  /** Its images are not everybody's: making the ranking public shows those it uses. */
  readonly albumIsPrivate: boolean;
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
    // access.md rule 3: what is made from a private album starts private.
    start: freshStart(
      startRun(createRanking(selection, seed)),
      { name, description: '', private: albumIsPrivate },
      null,
    ),
  };
}

export function sourceOfRanking(ranking: SavedRanking, seed: number): EditorSource {
  const { name, description, id, version, album } = ranking;
  return {
    albumId: ranking.id_album,
    albumName: album?.name ?? RANKING_VIEW_TEXTS.unknownAlbum,
    albumAuthor: album?.author.username ?? RANKING_VIEW_TEXTS.unknownAuthor,
    albumIsPrivate: album?.status !== 'public',
    images: ranking.rankingImage.map(({ image }) => image),
    start: freshStart(
      fromSaved(ranking.rankingImage, seed),
      { name, description: description ?? '', private: ranking.private },
      { id, version },
    ),
  };
}

/** Chance of a new run: what the engine draws from is decided once, so that undo and drafts see the same batches again. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
