import { DEFAULT_CATEGORIES } from '@palmares/core/limits';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { count } from '../../lib/french.ts';
import { isFiltered, toListQuery } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { categoriesQuery } from '../../queries/album.ts';
import { tierlistListQuery } from '../../queries/tierlist-list.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { TierlistCard, TierlistCardSkeleton } from '../../ui/tierlist-card.tsx';
import { SORT_OPTIONS, TIERLIST_GALLERY_TEXTS as TEXTS } from './messages.ts';

const SKELETONS = 12;

export function TierlistGallery() {
  const { state, change } = useListState();
  const list = useInfiniteQuery({
    ...tierlistListQuery(toListQuery(state)),
    placeholderData: keepPreviousData,
  });
  const categories = useQuery(categoriesQuery());
  const total = list.data?.pages[0]?.meta.total;
  const create = (
    <Button to={paths.gallery.to()} variant="primary">
      {TEXTS.create}
    </Button>
  );

  return (
    <>
      <PageHeader title={TEXTS.title} text={TEXTS.text} actions={create} />
      <ListToolbar
        state={state}
        onChange={change}
        searchLabel={TEXTS.search}
        sorts={SORT_OPTIONS}
        categories={categories.data?.map((category) => category.name) ?? DEFAULT_CATEGORIES}
      />
      <EndlessList
        label={TEXTS.title}
        columns="wide"
        items={list.data?.pages.flatMap((page) => page.data)}
        keyOf={(tierlist) => tierlist.id}
        render={(tierlist) => (
          <TierlistCard heading="h2" tierlist={tierlist} to={paths.tierlist.to(tierlist.id)} />
        )}
        skeleton={<TierlistCardSkeleton />}
        skeletons={SKELETONS}
        failed={list.isError}
        errorText={TEXTS.error}
        onRetry={() => void list.refetch()}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        stale={list.isPlaceholderData}
        summary={total === undefined ? undefined : count(total, 'tier list')}
        empty={
          isFiltered(state) ? (
            <EmptyState
              icon={<IconSearch size="l" />}
              title={TEXTS.noMatch}
              text={TEXTS.noMatchHint}
              action={<Button onClick={() => change({ search: '', category: '' })}>{TEXTS.clear}</Button>}
            />
          ) : (
            <EmptyState title={TEXTS.none} text={TEXTS.noneHint} action={create} />
          )
        }
      />
    </>
  );
}
