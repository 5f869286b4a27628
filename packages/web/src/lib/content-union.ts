// A content as its viewer receives it: its choices and the images of its album.
import type { ContentKind } from '@palmares/core/content-kind';
import type { ContentWire } from '@palmares/core/contract/content-endpoints';
import type { Image } from '@palmares/core/contract/types';
import type { Ballot } from '@palmares/core/palmares/ballot';
import { ballotFromRanking } from '@palmares/core/ranking/ballot';
import { ballotFromTierlist } from '@palmares/core/tierlist/ballot';
import { ballotFromTournament } from '@palmares/core/tournament/ballot';

export type Whole<K extends ContentKind> = NonNullable<ContentWire[K]['whole']>;

export type ContentUnion = {
  [K in ContentKind]: { readonly kind: K; readonly content: Whole<K> };
}[ContentKind];

type Reader<K extends ContentKind> = {
  readonly ballot: (content: Whole<K>) => Ballot;
  readonly images: (content: Whole<K>) => readonly Image[];
};

const READERS: { readonly [K in ContentKind]: Reader<K> } = {
  tierlist: {
    ballot: ({ lines }) => ballotFromTierlist(lines),
    images: ({ lines }) => lines.flatMap(({ images }) => images.map(({ image }) => image)),
  },
  tournament: {
    ballot: (content) => ballotFromTournament({ ...content, images: content.tournamentImage }),
    images: ({ tournamentImage }) => tournamentImage.map(({ image }) => image),
  },
  ranking: {
    ballot: ({ rankingImage }) => ballotFromRanking(rankingImage),
    images: ({ rankingImage }) => rankingImage.map(({ image }) => image),
  },
};

export function readBallot<K extends ContentKind>(kind: K, content: Whole<K>): Ballot {
  const reader: Reader<K> = READERS[kind];
  return reader.ballot(content);
}

export function readImages<K extends ContentKind>(kind: K, content: Whole<K>): readonly Image[] {
  const reader: Reader<K> = READERS[kind];
  return reader.images(content);
}
