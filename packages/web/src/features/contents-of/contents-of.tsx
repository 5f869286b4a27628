import { EXCERPT } from '@palmares/core/limits';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { contentListQuery } from '../../queries/content.ts';
import type { ListFilters } from '../../queries/paged-query.ts';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { EndlessList, itemsOf } from '../../ui/endless-list.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { RankingCard } from '../../ui/ranking-card.tsx';
import { TierlistCard } from '../../ui/tierlist-card.tsx';
import { TournamentCard } from '../../ui/tournament-card.tsx';
import { type KindTexts, RANKING_TEXTS, TIERLIST_TEXTS, TOURNAMENT_TEXTS } from './messages.ts';

const SKELETONS = 4;

type Props = {
  /** What was made of one album, or by one person. */
  of: { readonly album: number } | { readonly author: string };
  /** Where there is nothing of any kind. */
  none: ReactNode;
};

/** The public tier lists, tournaments and rankings, newest first: a list for each kind of which there is something. */
export function ContentsOf({ of, none }: Props) {
  const filters: ListFilters = { ...of, sort: 'newest' };
  const tierlists = useInfiniteQuery(contentListQuery('tierlist', filters, EXCERPT.contents));
  const tournaments = useInfiniteQuery(contentListQuery('tournament', filters, EXCERPT.contents));
  const rankings = useInfiniteQuery(contentListQuery('ranking', filters, EXCERPT.contents));
  const lists = [tierlists, tournaments, rankings];
  // Together: one that is empty goes away, and what stands below it would move up a second time.
  const waiting = lists.some((list) => list.isPending);
  if (!waiting && lists.every(isEmpty)) return none;
  return (
    <>
      <Kind
        texts={TIERLIST_TEXTS}
        list={tierlists}
        waiting={waiting}
        render={(tierlist) => <TierlistCard tierlist={tierlist} to={paths.tierlist.to(tierlist.id)} />}
      />
      <Kind
        texts={TOURNAMENT_TEXTS}
        list={tournaments}
        waiting={waiting}
        render={(tournament) => (
          <TournamentCard tournament={tournament} to={paths.tournament.to(tournament.id)} />
        )}
      />
      <Kind
        texts={RANKING_TEXTS}
        list={rankings}
        waiting={waiting}
        render={(ranking) => <RankingCard ranking={ranking} to={paths.ranking.to(ranking.id)} />}
      />
    </>
  );
}

type List<T> = UseInfiniteQueryResult<{ pages: { data: T[] }[] }>;

type KindProps<T> = {
  texts: KindTexts;
  list: List<T>;
  waiting: boolean;
  render: (item: T) => ReactNode;
};

function Kind<T extends { id: number }>({ texts, list, waiting, render }: KindProps<T>) {
  if (!waiting && isEmpty(list)) return null;
  const shown = itemsOf(list);
  return (
    <ListSection title={texts.title}>
      <EndlessList
        columns="wide"
        isOneOfSeveral
        {...shown}
        items={waiting ? undefined : shown.items}
        keyOf={(item) => item.id}
        render={render}
        skeleton={<ContentCardSkeleton />}
        skeletons={SKELETONS}
        errorText={texts.error}
        empty={null}
      />
    </ListSection>
  );
}

function isEmpty(list: List<unknown>): boolean {
  return list.data?.pages[0]?.data.length === 0;
}
