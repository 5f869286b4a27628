import type { AlbumSummary } from '@palmares/core/contract/types';
import { HOME } from '@palmares/core/limits';
import type { To } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { useNearEnd } from '../../lib/use-near-end.ts';
import { homeQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CategoryShelf, CategoryShelfSkeletons } from './category-shelf.tsx';
import { Hero } from './hero.tsx';
import { HOME_TEXTS } from './messages.ts';
import { PopularAlbums } from './popular-albums.tsx';

type Props = { albumLink: (id: number) => To; onHint: () => void };

export function Home({ albumLink, onHint }: Props) {
  const { list: home, expectedPages } = useEndlessQuery(homeQuery());
  const end = useNearEnd(home.hasNextPage && !home.isFetchingNextPage && !home.isError, () => {
    void home.fetchNextPage();
  });
  const popular = home.data?.pages[0]?.data.popular;
  const sections = home.data?.pages.flatMap((page) => page.data.sections) ?? [];
  const failed = home.isError && home.data === undefined;
  const cards = { albumLink, onHint };

  return (
    <>
      <Hero albums={popular} />
      <VisuallyHidden>
        <output>{home.isPending && HOME_TEXTS.loading}</output>
      </VisuallyHidden>
      {failed && (
        <ErrorState text={HOME_TEXTS.error} onRetry={() => void home.refetch()} retrying={home.isFetching} />
      )}
      {!failed && <Popular albums={popular} alone={sections.length === 0} {...cards} />}
      {sections.map((section) => (
        <CategoryShelf key={section.category.id} section={section} {...cards} />
      ))}
      {home.isPending && <CategoryShelfSkeletons count={HOME.sectionsPerStep * expectedPages} />}
      {home.isFetchingNextPage && <CategoryShelfSkeletons count={HOME.sectionsPerStep} />}
      {home.isFetchNextPageError && (
        <ErrorState text={HOME_TEXTS.moreError} onRetry={() => void home.fetchNextPage()} />
      )}
      <div ref={end} />
    </>
  );
}

type PopularProps = Props & { albums: readonly AlbumSummary[] | undefined; alone: boolean };

/** `alone`: there are no shelves either, so that without these the site has no album at all. */
function Popular({ alone, ...popular }: PopularProps) {
  if (popular.albums?.length !== 0 || !alone) return <PopularAlbums {...popular} />;
  return (
    <EmptyState
      title={HOME_TEXTS.empty}
      text={HOME_TEXTS.emptyHint}
      action={
        <Button to={paths.addAlbum.to()} variant="primary">
          {HOME_TEXTS.create}
        </Button>
      }
    />
  );
}
