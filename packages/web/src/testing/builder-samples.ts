// Sample data of component tests for builders and viewers: an album of Lina's, and one content of each kind made from it.
import type { Album, Image, Ranking, Tierlist, Tournament } from '@palmares/core/contract/types';
import { LINA } from './session.ts';

const MADE = '2026-01-02T10:00:00.000Z';
const AUTHOR = { id: LINA.id, username: LINA.username, nametag: LINA.nametag };

export const ALBUM_ID = 3;
export const CONTENT_ID = 12;
/**
 * Id that the fake server gives to a creation. It differs from CONTENT_ID, because the editor hands a new content over to the page of that
 * id.
 */
export const CREATED_ID = 40;

/** Images named « Image 1 », « Image 2 »…, with the ids 101, 102… */
export function sampleImages(count: number): Image[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 101 + index,
    name: `Image ${index + 1}`,
    description: null,
    url: null,
    path_image: '/default-image.jpg',
    id_album: ALBUM_ID,
    width: 512,
    height: 512,
    color: '444444',
    animated: false,
  }));
}

export function sampleAlbum(count: number, patch: Partial<Album> = {}): Album {
  return {
    id: ALBUM_ID,
    name: 'Couleurs',
    status: 'public',
    createdAt: MADE,
    updatedAt: MADE,
    version: 1,
    categories: [],
    image_count: count,
    author: AUTHOR,
    views: 0,
    uses: 0,
    images: sampleImages(count),
    ...patch,
  };
}

const CONTENT = {
  id: CONTENT_ID,
  name: 'Mes couleurs',
  description: null,
  private: false,
  id_album: ALBUM_ID,
  author: AUTHOR,
  album: {
    id: ALBUM_ID,
    name: 'Couleurs',
    status: 'public',
    author: AUTHOR,
    categories: [],
    image_count: 4,
    imagePath: null,
  },
  createdAt: MADE,
  updatedAt: MADE,
  version: 1,
  frozen: false,
  hidden: false,
  can: { update: true, delete: true },
};

/** `tiers` contains the image ids of S, A, B…; `pool` those without a tier. */
export function sampleTierlist(
  { tiers, pool }: { tiers: readonly (readonly number[])[]; pool: readonly number[] },
  patch: Partial<Tierlist> = {},
): Tierlist {
  const images = new Map(
    sampleImages(Math.max(0, ...tiers.flat(), ...pool) - 100).map((image) => [image.id, image]),
  );
  const line = (label: string, placement: number, color: string, ids: readonly number[]) => ({
    id: 50 + placement,
    id_tierlist: CONTENT_ID,
    label,
    placement,
    color,
    images: ids.flatMap((id, index) => {
      const image = images.get(id);
      const place = { id, id_image: id, id_tierlist_line: 50 + placement, placement: index + 1 };
      return image === undefined ? [] : [{ ...place, disable: false, image }];
    }),
  });
  return {
    ...CONTENT,
    id_main_image: null,
    lines: [
      ...tiers.map((ids, index) => line('SABCD'[index] ?? '?', index + 1, 'ff7f7f', ids)),
      line('Non classé', 0, 'CCCCCC', pool),
    ],
    ...patch,
  };
}

/** `points` by image, in order: 0 means not picked, a negative value is the rank. */
export function sampleRanking(points: readonly number[], patch: Partial<Ranking> = {}): Ranking {
  const rankingImage = sampleImages(points.length).map((image, index) => ({
    id: image.id,
    id_ranking: CONTENT_ID,
    id_image: image.id,
    points: points[index] ?? 0,
    viewed: 2,
    image,
  }));
  return { ...CONTENT, rankingImage, ...patch };
}

/** The points of `count` images that are all ranked, in album order. */
export function allRanked(count: number): number[] {
  return Array.from({ length: count }, (_, index) => -(index + 1));
}

/** A tournament of four images: the first beat the third, then the second in the final. */
export function sampleTournament(patch: Partial<Tournament> = {}): Tournament {
  const turns = [2, 1, 0, 0];
  const tournamentImage = sampleImages(turns.length).map((image, index) => ({
    id: image.id,
    id_tournament: CONTENT_ID,
    id_image: image.id,
    place: Math.min(3, index + 1),
    turn: turns[index] ?? 0,
    lose: index > 0,
    disable: false,
    image,
  }));
  const duels = [
    { winner_id: 101, loser_ids: [103] },
    { winner_id: 102, loser_ids: [104] },
    { winner_id: 101, loser_ids: [102] },
  ];
  return { ...CONTENT, turn: 3, winner_id: 101, tournamentImage, duels, ...patch };
}
