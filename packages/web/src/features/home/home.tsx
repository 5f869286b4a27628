import type { AlbumSummary, HomeLatest, HomeReply, HomeSection } from '@palmares/core/contract/types';
import { HOME } from '@palmares/core/limits';
import { categoryLabel } from '@palmares/texts/page/category';
import { HOME_TEXTS } from '@palmares/texts/page/home';
import { lazy, Suspense } from 'react';
import type { To } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { useNearEnd } from '../../lib/use-near-end.ts';
import { homeQuery } from '../../queries/album.ts';
import { AlbumCard, AlbumCardSkeleton } from '../../ui/album-card.tsx';
import { Button } from '../../ui/button.tsx';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Hero } from './hero.tsx';
import { PopularAlbums } from './popular-albums.tsx';
import { Shelf, ShelfSkeletons } from './shelf.tsx';
import type { StoreTournament } from './use-hero-game.ts';

/** The shelves are below the first screen, so their code loads later. */
const LatestShelves = lazy(async () => ({ default: (await import('./latest-shelves.tsx')).LatestShelves }));

type CardProps = { albumLink: (id: number) => To; onHint: () => void };
type Props = CardProps & { storeTournamentDraft: StoreTournament };

export function Home({ albumLink, onHint, storeTournamentDraft }: Props) {
  const { list: home, expectedPages } = useEndlessQuery(homeQuery());
  const end = useNearEnd(home.hasNextPage && !home.isFetchingNextPage && !home.isError, () => {
    void home.fetchNextPage();
  });
  const { popular, played, latest, sections } = getContent(home.data?.pages ?? []);
  const failed = home.isError && home.data === undefined;
  const cards = { albumLink, onHint };

  return (
    <>
      <Hero albums={popular} failed={failed} storeTournamentDraft={storeTournamentDraft} />
      <VisuallyHidden>
        <output>{home.isPending && HOME_TEXTS.loading}</output>
      </VisuallyHidden>
      {failed && (
        <ErrorState text={HOME_TEXTS.error} onRetry={() => void home.refetch()} retrying={home.isFetching} />
      )}
      {!failed && <Popular albums={popular} alone={sections.length === 0} {...cards} />}
      {played && <PlayedShelf albums={played} {...cards} />}
      {latest && <Latest latest={latest} />}
      {sections.map((section) => (
        <CategoryShelf key={section.category.id} section={section} {...cards} />
      ))}
      {home.isPending && (
        <ShelfSkeletons count={HOME.sectionsPerStep * expectedPages} card={<AlbumCardSkeleton />} />
      )}
      {home.isFetchingNextPage && (
        <ShelfSkeletons count={HOME.sectionsPerStep} card={<AlbumCardSkeleton />} />
      )}
      {home.isFetchNextPageError && (
        <ErrorState text={HOME_TEXTS.moreError} onRetry={() => void home.fetchNextPage()} />
      )}
      <div ref={end} />
    </>
  );
}

/** Returns the content of the first page, and the shelves of all pages. */
function getContent(pages: readonly { readonly data: HomeReply['data'] }[]) {
  const { popular, played, latest } = pages[0]?.data ?? {};
  const sections = pages.flatMap(({ data }) => data.sections);
  return { popular, played, latest, sections };
}

function Latest({ latest }: { latest: HomeLatest }) {
  const kinds = Object.values(latest).filter((list) => list.length > 0).length;
  return (
    <Suspense fallback={<ShelfSkeletons count={kinds} card={<ContentCardSkeleton />} />}>
      <LatestShelves latest={latest} />
    </Suspense>
  );
}

/** The albums of which the most people made something lately (SH-87). */
function PlayedShelf({ albums, albumLink, onHint }: CardProps & { albums: readonly AlbumSummary[] }) {
  return (
    <Shelf
      id="played"
      title={HOME_TEXTS.mostPlayed}
      to={paths.gallery.played()}
      linkLabel={HOME_TEXTS.seeAll}
      items={albums}
      render={(album) => <AlbumCard album={album} to={albumLink(album.id)} onHint={onHint} />}
    />
  );
}

/** Up to 8 albums of a category, the largest first (SH-35). */
function CategoryShelf({
  section: { category, albums },
  albumLink,
  onHint,
}: CardProps & { section: HomeSection }) {
  return (
    <Shelf
      id={`category-${category.id}`}
      title={categoryLabel(category)}
      isTyped
      to={paths.gallery.to(category.name)}
      linkLabel={HOME_TEXTS.seeMore}
      items={albums}
      render={(album) => <AlbumCard album={album} to={albumLink(album.id)} onHint={onHint} />}
    />
  );
}

type PopularProps = CardProps & { albums: readonly AlbumSummary[] | undefined; alone: boolean };

/** `alone` means that there are no shelves either: without popular albums, the site has no album at all. */
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
