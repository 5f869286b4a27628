import { DEFAULT_CATEGORIES } from '@palmares/core/album/default-categories';
import type { ContentKind } from '@palmares/core/content-kind';
import { GALLERY } from '@palmares/core/limits';
import { GALLERY_TEXTS, SHARED_TEXTS } from '@palmares/texts/page/content-lists';
import { kindNoun, listFailedText } from '@palmares/texts/page/kind-facts';
import { useQuery } from '@tanstack/react-query';
import type { KindCard } from '../../kinds/kind-card.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { isFiltered, toListQuery } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { categoriesQuery } from '../../queries/album.ts';
import { contentListQuery } from '../../queries/content.ts';
import { Button } from '../../ui/button.tsx';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, toListProps } from '../../ui/endless-list.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

type Props = {
  kind: ContentKind;
  /** The page passes the card, because the list of albums shares this chunk and needs no cards of contents. */
  Card: typeof KindCard;
};

/** The public list of a kind: search, category and order in the address, more items on scroll. */
export function ContentGallery({ kind, Card }: Props) {
  const { title } = KINDS[kind];
  const texts = GALLERY_TEXTS[kind];
  useDocumentTitle(title);
  const { state, change } = useListState();
  const { list, expectedPages } = useEndlessQuery(contentListQuery(kind, toListQuery(state)));
  const categories = useQuery(categoriesQuery());
  const create = (
    <Button to={paths.gallery.to()} variant="primary">
      {SHARED_TEXTS.create}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={title} text={texts.text} actions={create} />
      <ListToolbar
        state={state}
        onChange={change}
        searchLabel={texts.search}
        sorts={[
          { value: 'newest', label: texts.newest },
          { value: 'alphabetical', label: SHARED_TEXTS.alphabetical },
          { value: 'oldest', label: texts.oldest },
        ]}
        categories={categories.data ?? DEFAULT_CATEGORIES}
        busy={list.isPlaceholderData}
      />
      <EndlessList
        label={title}
        columns="wide"
        {...toListProps(list)}
        keyOf={(item) => item.id}
        render={(content, place) => (
          <Card kind={kind} heading="h2" content={content} isFirst={place !== 'below'} />
        )}
        skeleton={<ContentCardSkeleton />}
        skeletons={GALLERY.pageSize * expectedPages}
        errorText={listFailedText(kind)}
        unit={kindNoun(kind)}
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
