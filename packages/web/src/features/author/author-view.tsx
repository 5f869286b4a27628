import { EXCERPT } from '@palmares/core/limits';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { AUTHOR_TEXTS } from '@palmares/texts/page/author';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { isRefusal } from '../../api/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { albumListQuery } from '../../queries/album.ts';
import { authorQuery } from '../../queries/author.ts';
import { AlbumCard, AlbumCardSkeleton } from '../../ui/album-card.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, toListProps } from '../../ui/endless-list.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AuthorHeader } from './author-header.tsx';
import styles from './author-view.module.css';

const SKELETONS = 4;

type Props = {
  nametag: string;
  albumLink: (id: number) => To;
  onHint: () => void;
  /** Renders the author's tier lists, tournaments and rankings, or `none` where there are none. */
  renderContents: (none: ReactNode) => ReactNode;
};

/** The page of an author: everything that the person made public, as everybody sees it. */
export function AuthorView({ nametag, albumLink, onHint, renderContents }: Props) {
  const { data: author, error, isFetching, refetch } = useQuery(authorQuery(nametag));
  const albums = useInfiniteQuery(albumListQuery({ author: nametag, sort: 'newest' }, EXCERPT.albums));
  useDocumentTitle(author ? `${isolateBidi(author.username)} (@${nametag})` : AUTHOR_TEXTS.page);
  if (author === undefined && error !== null)
    return <Missing error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const hasNoAlbums = albums.data?.pages[0]?.data.length === 0;
  return (
    <>
      <AuthorHeader author={author} />
      {!hasNoAlbums && (
        <ListSection title={AUTHOR_TEXTS.albums}>
          <EndlessList
            isOneOfSeveral
            {...toListProps(albums)}
            keyOf={(album) => album.id}
            render={(album) => <AlbumCard album={album} to={albumLink(album.id)} onHint={onHint} />}
            skeleton={<AlbumCardSkeleton />}
            skeletons={SKELETONS}
            errorText={AUTHOR_TEXTS.albumsError}
            empty={null}
          />
        </ListSection>
      )}
      {renderContents(
        hasNoAlbums && (
          <div className={styles.none}>
            <EmptyState title={AUTHOR_TEXTS.none} text={AUTHOR_TEXTS.noneHint} />
          </div>
        ),
      )}
    </>
  );
}

type MissingProps = { error: unknown; retrying: boolean; onRetry: () => void };

function Missing({ error, retrying, onRetry }: MissingProps) {
  if (isRefusal(error))
    return (
      <NoticePage
        heading={AUTHOR_TEXTS.page}
        title={AUTHOR_TEXTS.missing}
        text={AUTHOR_TEXTS.missingHint}
        action={<Button to={paths.gallery.to()}>{AUTHOR_TEXTS.gallery}</Button>}
      />
    );
  return (
    <>
      <VisuallyHidden as="div">
        <h1>{AUTHOR_TEXTS.page}</h1>
      </VisuallyHidden>
      <ErrorState isPage text={AUTHOR_TEXTS.error} retrying={retrying} onRetry={onRetry} />
    </>
  );
}
