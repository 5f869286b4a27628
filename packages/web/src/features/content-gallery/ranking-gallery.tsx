import { count } from '../../lib/french.ts';
import { toListQuery } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { rankingListQuery } from '../../queries/ranking.ts';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { RankingCard } from '../../ui/ranking-card.tsx';
import { ContentGallery } from './content-gallery.tsx';
import { RANKING_GALLERY_TEXTS } from './messages.ts';

export function RankingGallery() {
  const { state, change } = useListState();
  const { list, expectedPages } = useEndlessQuery(rankingListQuery(toListQuery(state)));
  const total = list.data?.pages[0]?.meta.total;
  return (
    <ContentGallery
      texts={RANKING_GALLERY_TEXTS}
      state={state}
      change={change}
      list={list}
      expectedPages={expectedPages}
      renderCard={(ranking) => (
        <RankingCard heading="h2" ranking={ranking} to={paths.ranking.to(ranking.id)} />
      )}
      skeleton={<ContentCardSkeleton />}
      summary={total === undefined ? undefined : count(total, 'classement')}
    />
  );
}
