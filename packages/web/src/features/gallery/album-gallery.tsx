import { DEFAULT_CATEGORIES } from '@palmares/core/album/default-categories';
import { GALLERY } from '@palmares/core/limits';
import { GALLERY_TEXTS, SORT_LABELS } from '@palmares/texts/page/gallery';
import { useQuery } from '@tanstack/react-query';
import type { To } from 'react-router';
import { isFiltered, toListQuery } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { albumListQuery, categoriesQuery } from '../../queries/album.ts';
import { AlbumCard, AlbumCardSkeleton } from '../../ui/album-card.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, toListProps } from '../../ui/endless-list.tsx';
import { IconPlus } from '../../ui/icons-actions.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { PageHeader } from '../../ui/page.tsx';
import session from '../../ui/session-parts.module.css';

const SORTS = (['newest', 'played', 'popular', 'alphabetical', 'oldest'] as const).map((value) => ({
  value,
  label: SORT_LABELS[value],
}));

type Props = { albumLink: (id: number) => To; onHint: () => void };

export function AlbumGallery({ albumLink, onHint }: Props) {
  const { state, change } = useListState();
  const { list, expectedPages } = useEndlessQuery(albumListQuery(toListQuery(state)));
  const categories = useQuery(categoriesQuery());

  return (
    <>
      <PageHeader
        title={GALLERY_TEXTS.title}
        text={GALLERY_TEXTS.text}
        actions={
          <Button
            to={paths.addAlbum.to()}
            variant="primary"
            icon={<IconPlus size="s" />}
            className={session.member}
          >
            {GALLERY_TEXTS.create}
          </Button>
        }
      />
      <ListToolbar
        state={state}
        onChange={change}
        searchLabel={GALLERY_TEXTS.search}
        sorts={SORTS}
        categories={categories.data ?? DEFAULT_CATEGORIES}
        busy={list.isPlaceholderData}
      />
      <EndlessList
        label={GALLERY_TEXTS.title}
        {...toListProps(list)}
        keyOf={(album) => album.id}
        render={(album, place) => (
          <AlbumCard heading="h2" album={album} to={albumLink(album.id)} onHint={onHint} place={place} />
        )}
        skeleton={<AlbumCardSkeleton />}
        skeletons={GALLERY.pageSize * expectedPages}
        errorText={GALLERY_TEXTS.error}
        unit={GALLERY_TEXTS.unit}
        empty={
          isFiltered(state) ? <NoMatch onClear={() => change({ search: '', category: '' })} /> : <NoAlbum />
        }
      />
    </>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<IconSearch size="l" />}
      title={GALLERY_TEXTS.noMatch}
      text={GALLERY_TEXTS.noMatchHint}
      action={<Button onClick={onClear}>{GALLERY_TEXTS.clear}</Button>}
    />
  );
}

function NoAlbum() {
  return (
    <EmptyState
      title={GALLERY_TEXTS.none}
      text={GALLERY_TEXTS.noneHint}
      action={
        <Button to={paths.addAlbum.to()} variant="primary">
          {GALLERY_TEXTS.create}
        </Button>
      }
    />
  );
}
