import { DEFAULT_CATEGORIES, GALLERY } from '@palmares/core/limits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFiltered } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import type { useListState } from '../../lib/use-list-state.ts';
import { categoriesQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, itemsOf, type PagedQuery } from '../../ui/endless-list.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { type GalleryTexts, SHARED_TEXTS } from './messages.ts';

type Props<T> = ReturnType<typeof useListState> & {
  texts: GalleryTexts;
  list: PagedQuery<T>;
  /** How many pages the first answer will hold. */
  expectedPages: number;
  renderCard: (item: T) => ReactNode;
  skeleton: ReactNode;
  summary: string | undefined;
};

/** A public list of contents, whatever their kind: search, category and order in the address, more on scroll. */
export function ContentGallery<T extends { id: number }>(props: Props<T>) {
  const { texts, list, state, change } = props;
  const categories = useQuery(categoriesQuery());
  const create = (
    <Button to={paths.gallery.to()} variant="primary">
      {SHARED_TEXTS.create}
    </Button>
  );
  return (
    <>
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
        render={props.renderCard}
        skeleton={props.skeleton}
        skeletons={GALLERY.pageSize * props.expectedPages}
        errorText={texts.error}
        summary={props.summary}
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
    </>
  );
}
