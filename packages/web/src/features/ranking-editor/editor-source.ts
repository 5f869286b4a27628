// The source of an editor: a selection of an album's images (new), or a saved ranking (edit).
import type { Image, Ranking as SavedRanking } from '@palmares/core/contract/types';
import { createRanking } from '@palmares/core/ranking/ranking';
import { startRun } from '@palmares/core/ranking/rounds';
import { fromSaved } from '@palmares/core/ranking/wire';
import { RANKING_VIEW_TEXTS } from '@palmares/texts/page/ranking';
import type { EditorSource, Opened } from '../../editor/editor-kind.ts';
import { toDetails } from '../../lib/content-details.ts';
import { randomSeed } from '../../lib/random-seed.ts';
import { chooseImages, startDetails, toSavedSourceAlbum, toSourceAlbum } from '../../lib/source-album.ts';
import { type EditorStart, freshStart } from './editor-store.ts';

export type RankingSource = EditorSource & { readonly start: EditorStart };

/** A new ranking starts its first round at once. */
export function sourceFromAlbum(
  { album, images, name }: Omit<Opened, 'main'>,
  seed = randomSeed(),
): RankingSource {
  const source = toSourceAlbum(album);
  const selection = chooseImages(album, images);
  return {
    ...source,
    images: album.images,
    selection,
    start: freshStart(startRun(createRanking(selection, seed)), startDetails(source, name), null),
  };
}

export function sourceFromRanking(ranking: SavedRanking, seed = randomSeed()): RankingSource {
  const { id, version } = ranking;
  const images = listRankingImages(ranking);
  return {
    ...toSavedSourceAlbum(ranking, RANKING_VIEW_TEXTS.unknownAlbum),
    isHidden: ranking.hidden,
    images,
    selection: images.map((image) => image.id),
    start: freshStart(fromSaved(ranking.rankingImage, seed), toDetails(ranking), { id, version }),
  };
}

export function listRankingImages({ rankingImage }: Pick<SavedRanking, 'rankingImage'>): readonly Image[] {
  return rankingImage.map(({ image }) => image);
}
