// Loads the source of a conversion: the saved content as the server holds it, and the images that its album still has.

import type { ContentKind } from '@palmares/core/content-kind';
import type { ContentWire } from '@palmares/core/contract/content-endpoints';
import type { Album, Image } from '@palmares/core/contract/types';
import {
  keepKnownImages,
  listStandingsImages,
  type Standings,
} from '@palmares/core/convert-content/standings';
import { standingsFromRanking } from '@palmares/core/ranking/standing';
import { standingsFromTierlist } from '@palmares/core/tierlist/standing';
import { standingsFromTournament } from '@palmares/core/tournament/standing';
import { groupTitle } from '@palmares/texts/game/tournament-rules';
import { scoreText } from '@palmares/texts/page/ranking';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { albumQuery } from '../../queries/album.ts';
import { contentQuery, kindKey } from '../../queries/content.ts';

export type ConversionSource = {
  readonly kind: ContentKind;
  readonly title: string;
  readonly album: Album;
  readonly standing: Standings;
  readonly images: ReadonlyMap<number, Image>;
  /** Number of images of the content that the album no longer has. */
  readonly lost: number;
};

type Read = { readonly title: string; readonly albumId: number; readonly standing: Standings };

type Whole<K extends ContentKind> = NonNullable<ContentWire[K]['whole']>;

const STANDINGS: { readonly [K in ContentKind]: (content: Whole<K>) => Standings } = {
  tierlist: ({ lines }) => standingsFromTierlist(lines),
  tournament: ({ tournamentImage, ...result }) =>
    standingsFromTournament({ ...result, images: tournamentImage }, (group) => groupTitle(group, 'viewer')),
  ranking: ({ rankingImage }) => standingsFromRanking(rankingImage, scoreText),
};

async function readContent<K extends ContentKind>(client: QueryClient, kind: K, id: number): Promise<Read> {
  const content = await client.fetchQuery(contentQuery<K>(kind, id));
  if (content === null) throw new Error(`The reply holds no ${kind}`);
  const toStanding: (content: Whole<K>) => Standings = STANDINGS[kind];
  return { title: content.name, albumId: content.id_album, standing: toStanding(content) };
}

/** The key starts with the kind's key, so that a save invalidates it. */
export function useConversionSource(kind: ContentKind, id: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [kindKey(kind), 'bridge', id],
    queryFn: () => readSource(client, kind, id),
  });
}

async function readSource(client: QueryClient, kind: ContentKind, id: number): Promise<ConversionSource> {
  const { title, albumId, standing } = await readContent(client, kind, id);
  const album = await client.fetchQuery(albumQuery(albumId));
  const images = new Map(album.images.map((image) => [image.id, image]));
  const kept = keepKnownImages(standing, new Set(images.keys()));
  const lost = listStandingsImages(standing).length - listStandingsImages(kept).length;
  return { kind, title, album, standing: kept, images, lost };
}

/** Returns the image ids for an address; null selects all images of the album. */
export function chooseSourceImages({ standing, album }: ConversionSource): readonly number[] | null {
  const images = listStandingsImages(standing);
  return images.length === album.images.length ? null : images;
}
