import { count } from '../../lib/french.ts';
import { toListQuery } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { tierlistListQuery } from '../../queries/tierlist-list.ts';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { TierlistCard } from '../../ui/tierlist-card.tsx';
import { ContentGallery } from './content-gallery.tsx';
import { TIERLIST_GALLERY_TEXTS } from './messages.ts';

export function TierlistGallery() {
  const { state, change } = useListState();
  const { list, expectedPages } = useEndlessQuery(tierlistListQuery(toListQuery(state)));
  const total = list.data?.pages[0]?.meta.total;
  return (
    <ContentGallery
      texts={TIERLIST_GALLERY_TEXTS}
      state={state}
      change={change}
      list={list}
      expectedPages={expectedPages}
      renderCard={(tierlist) => (
        <TierlistCard heading="h2" tierlist={tierlist} to={paths.tierlist.to(tierlist.id)} />
      )}
      skeleton={<ContentCardSkeleton />}
      summary={total === undefined ? undefined : count(total, 'tier list')}
    />
  );
}
