import type { Album } from '@palmares/core/contract/types';
import { ALBUM_TEXTS } from '@palmares/texts/page/album-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { countAlbumView } from '../../api/album.ts';
import { getAlbumRefusal } from '../../api/album-refusal.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useBrokenImages } from '../../lib/use-renewed-images.ts';
import { albumQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReportSlotContext } from '../../ui/report-slot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AlbumHeader, AlbumHeaderSkeleton } from './album-header.tsx';
import { AlbumImages, AlbumImagesSkeleton } from './album-images.tsx';
import styles from './album-view.module.css';

type Props = {
  id: number;
  /** Renders the first images of the palmarès, in the header. */
  renderBest: (album: Album) => ReactNode;
  /** Renders the start options. */
  renderStart: (album: Album) => ReactNode;
  /** Renders the palmarès, or an invitation where there is none yet. */
  renderPalmares: (album: Album) => ReactNode;
  /** The contents created from the album. */
  made: ReactNode;
};

/** The page of an album: header, start options, palmarès, contents, images. */
export function AlbumView({ id, renderBest, renderStart, renderPalmares, made }: Props) {
  const { data: album, error, isFetching, refetch } = useQuery(albumQuery(id));
  // The signed image addresses may expire while the page is open (BU-14).
  useBrokenImages(() => refetch({ throwOnError: true }));
  const isThere = album !== undefined;
  useEffect(() => {
    if (isThere) void countAlbumView(id);
  }, [id, isThere]);
  useDocumentTitle(isThere ? album.name : ALBUM_TEXTS.page);

  if (isThere)
    return (
      <>
        <AlbumHeader album={album} best={renderBest(album)} />
        {renderStart(album)}
        {renderPalmares(album)}
        {made}
        <Images album={album} />
      </>
    );
  if (error === null) return <Waiting />;
  return (
    <>
      <VisuallyHidden>
        <h1>{ALBUM_TEXTS.page}</h1>
      </VisuallyHidden>
      <Missing error={error} retrying={isFetching} onRetry={() => void refetch()} />
    </>
  );
}

/** Nobody can report images of their own album. */
function Images({ album }: { album: Album }) {
  const { user } = useSession();
  const slot = useContext(ReportSlotContext);
  return (
    <ReportSlotContext value={user?.id === album.author.id ? null : slot}>
      <AlbumImages images={album.images} />
    </ReportSlotContext>
  );
}

type MissingProps = { error: unknown; retrying: boolean; onRetry: () => void };

function Missing({ error, retrying, onRetry }: MissingProps) {
  const { pathname } = useLocation();
  const refusal = getAlbumRefusal(error);
  if (refusal === null)
    return <ErrorState isPage text={ALBUM_TEXTS.error} retrying={retrying} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        isPage
        title={refusal.text}
        action={
          refusal.mayHelp ? (
            <Button variant="primary" to={paths.login.to(pathname)}>
              {ALBUM_TEXTS.signIn}
            </Button>
          ) : (
            <Button to={paths.gallery.to()}>{ALBUM_TEXTS.gallery}</Button>
          )
        }
      />
    </div>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden>
        <output>{ALBUM_TEXTS.loading}</output>
      </VisuallyHidden>
      <AlbumHeaderSkeleton />
      <Skeleton className={styles.start} />
      <AlbumImagesSkeleton />
    </>
  );
}
