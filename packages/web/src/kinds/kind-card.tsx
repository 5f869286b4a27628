import type { ContentKind } from '@palmares/core/content-kind';
import type { ContentWire } from '@palmares/core/contract/content-endpoints';
import type { ReactNode } from 'react';
import type { CardOptions } from '../ui/content-card.tsx';
import { KINDS } from './kinds.ts';
import { RankingCard } from './ranking-card.tsx';
import { TierlistCard } from './tierlist-card.tsx';
import { TournamentCard } from './tournament-card.tsx';

type Summary<K extends ContentKind> = { content: ContentWire[K]['summary'] };

const CARDS: { readonly [K in ContentKind]: (props: CardOptions & Summary<K>) => ReactNode } = {
  tierlist: TierlistCard,
  tournament: TournamentCard,
  ranking: RankingCard,
};

type Props<K extends ContentKind> = Omit<CardOptions, 'to'> & Summary<K> & { kind: K };

/** The card of a content in a list, with a link to its viewer. */
export function KindCard<K extends ContentKind>({ kind, ...props }: Props<K>) {
  const Card: (props: CardOptions & Summary<K>) => ReactNode = CARDS[kind];
  return <Card {...props} to={KINDS[kind].paths.view(props.content.id)} />;
}
