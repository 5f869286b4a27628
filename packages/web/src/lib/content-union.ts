// A content as its viewer receives it: its choices and the images of its album.
import type { ContentKind } from '@palmares/core/content-kind';
import type { ContentWire } from '@palmares/core/contract/content-endpoints';
import type { Image } from '@palmares/core/contract/types';
import type { Ballot } from '@palmares/core/palmares/ballot';
import { ballotOfRanking } from '@palmares/core/ranking/ballot';
import { ballotOfTierlist } from '@palmares/core/tierlist/ballot';
import { ballotOfTournament } from '@palmares/core/tournament/ballot';

type Whole<K extends ContentKind> = NonNullable<ContentWire[K]['whole']>;

export type WholeContent = {
  [K in ContentKind]: { readonly kind: K; readonly content: Whole<K> };
}[ContentKind];

type Reader<K extends ContentKind> = {
  readonly ballot: (content: Whole<K>) => Ballot;
  readonly images: (content: Whole<K>) => readonly Image[];
};

const READERS: { readonly [K in ContentKind]: Reader<K> } = {
  tierlist: {
    ballot: ({ lines }) => ballotOfTierlist(lines),
    images: ({ lines }) => lines.flatMap(({ images }) => images.map(({ image }) => image)),
  },
  tournament: {
    ballot: (content) => ballotOfTournament({ ...content, images: content.tournamentImage }),
    images: ({ tournamentImage }) => tournamentImage.map(({ image }) => image),
  },
  ranking: {
    ballot: ({ rankingImage }) => ballotOfRanking(rankingImage),
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
