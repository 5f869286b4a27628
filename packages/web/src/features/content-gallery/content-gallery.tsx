import { DEFAULT_CATEGORIES, GALLERY } from '@palmares/core/limits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFiltered, toListQuery } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { categoriesQuery } from '../../queries/album.ts';
import type { ListFilters, PagedQuery } from '../../queries/paged-query.ts';
import { Button } from '../../ui/button.tsx';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, itemsOf, type Place } from '../../ui/endless-list.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { type GalleryTexts, SHARED_TEXTS } from './messages.ts';

type Props<T> = {
  texts: GalleryTexts;
  queryOf: (filters: ListFilters) => PagedQuery<T>;
  renderCard: (item: T, place: Place) => ReactNode;
};

/** The page of a public list of contents, whatever their kind: search, category and order in the address, more on scroll. */
export function ContentGallery<T extends { id: number }>({ texts, queryOf, renderCard }: Props<T>) {
  useDocumentTitle(texts.title);
  const { state, change } = useListState();
  const { list, expectedPages } = useEndlessQuery(queryOf(toListQuery(state)));
  const categories = useQuery(categoriesQuery());
  const create = (
    <Button to={paths.gallery.to()} variant="primary">
      {SHARED_TEXTS.create}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={texts.title} text={texts.text} actions={create} />
      <ListToolbar
        state={state}
        onChange={change}
        searchLabel={texts.search}
        sorts={[
          { value: 'newest', label: texts.newest },
          { value: 'alphabetical', label: SHARED_TEXTS.alphabetical },
          { value: 'oldest', label: texts.oldest },
        ]}
        categories={categories.data?.map((category) => category.name) ?? DEFAULT_CATEGORIES}
      />
      <EndlessList
        label={texts.title}
        columns="wide"
        {...itemsOf(list)}
        keyOf={(item) => item.id}
        render={renderCard}
        skeleton={<ContentCardSkeleton />}
        skeletons={GALLERY.pageSize * expectedPages}
        errorText={texts.error}
        unit={texts.unit}
        empty={
          isFiltered(state) ? (
            <EmptyState
              icon={<IconSearch size="l" />}
              title={texts.noMatch}
              text={SHARED_TEXTS.noMatchHint}
              action={
                <Button onClick={() => change({ search: '', category: '' })}>{SHARED_TEXTS.clear}</Button>
              }
            />
          ) : (
            <EmptyState title={texts.none} text={texts.noneHint} action={create} />
          )
        }
      />
    </Page>
  );
}
