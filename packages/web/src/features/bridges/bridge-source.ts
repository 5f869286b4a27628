// What one continues from: the saved content as the server holds it, and the images that its album still has.

import {
  imagesOfStanding,
  keepKnown,
  type Standing,
  standingOfRanking,
  standingOfTierlist,
  standingOfTournament,
} from '@palmares/core/bridges/standing';
import type { Album, Image } from '@palmares/core/contract/types';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '../../lib/paths.ts';
import { albumQuery } from '../../queries/album.ts';
import { contentQuery, kindKey } from '../../queries/content.ts';

export type BridgeSource = {
  readonly type: ContentType;
  readonly title: string;
  readonly album: Album;
  readonly standing: Standing;
  readonly images: ReadonlyMap<number, Image>;
  /** Those of the content that the album has let go of. */
  readonly lost: number;
};

type Read = { readonly title: string; readonly albumId: number; readonly standing: Standing };

const KEYS = {
  tierlists: kindKey('tierlist'),
  classements: kindKey('ranking'),
  tournois: kindKey('tournament'),
} as const;

const READERS: Record<ContentType, (client: QueryClient, id: number) => Promise<Read>> = {
  async tierlists(client, id) {
    const { name, id_album, lines } = await client.fetchQuery(contentQuery('tierlist', id));
    return { title: name, albumId: id_album, standing: standingOfTierlist(lines) };
  },
  async classements(client, id) {
    const { name, id_album, rankingImage } = await client.fetchQuery(contentQuery('ranking', id));
    return { title: name, albumId: id_album, standing: standingOfRanking(rankingImage) };
  },
  async tournois(client, id) {
    const tournament = await client.fetchQuery(contentQuery('tournament', id));
    if (tournament === null) throw new Error('The reply holds no tournament');
    const { name, id_album, tournamentImage, ...result } = tournament;
    const standing = standingOfTournament({ ...result, images: tournamentImage });
    return { title: name, albumId: id_album, standing };
  },
};

/** A key of its kind's: a save makes it invalid too. */
export function useBridgeSource(type: ContentType, id: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [KEYS[type], 'bridge', id],
    queryFn: () => readSource(client, type, id),
  });
}

async function readSource(client: QueryClient, type: ContentType, id: number): Promise<BridgeSource> {
  const { title, albumId, standing } = await READERS[type](client, id);
  const album = await client.fetchQuery(albumQuery(albumId));
  const images = new Map(album.images.map((image) => [image.id, image]));
  const kept = keepKnown(standing, new Set(images.keys()));
  const lost = imagesOfStanding(standing).length - imagesOfStanding(kept).length;
  return { type, title, album, standing: kept, images, lost };
}

/** For an address: null takes all that the album has. */
export function imagesToTake({ standing, album }: BridgeSource): readonly number[] | null {
  const images = imagesOfStanding(standing);
  return images.length === album.images.length ? null : images;
}
