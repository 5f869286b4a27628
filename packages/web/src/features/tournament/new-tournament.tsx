import type { Album } from '@palmares/core/contract/types';
import { SETUP } from '@palmares/core/limits';
import { TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { paths } from '../../lib/paths.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { albumQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { TEXTS } from './messages.ts';
import { NoticePage } from './notice-page.tsx';
import { PlaySkeleton } from './play-skeleton.tsx';
import { sourceOfAlbum } from './play-source.ts';
import { TournamentEditor } from './tournament-editor.tsx';

type Props = { albumId: number; images: readonly number[] | null; name: string };

/** A tournament that does not exist yet, on a selection of an album's images. */
export function NewTournament({ albumId, images, name }: Props) {
  // What is played is what the album holds now: an image that is gone cannot be saved.
  const album = useQuery({ ...albumQuery(albumId), refetchOnMount: 'always' });
  const session = useSession();
  if (album.data === undefined || (!album.isFetchedAfterMount && album.error === null))
    return album.error === null ? <PlaySkeleton /> : <LoadFailure error={album.error} />;
  const { status, author } = album.data;
  if (status === 'quarantined') return <Refusal text={TEXTS.frozenAlbum} />;
  // A modo may read somebody's private album, not build on it (product.md §3).
  if (status === 'private' && author.id !== session.user?.id && session.status === 'signed-in')
    return <Refusal text={TEXTS.albumPrivate} />;
  return <Ready album={album.data} images={images} name={name} />;
}

function Ready({ album, images, name }: { album: Album } & Omit<Props, 'albumId'>) {
  const { owner, userKey } = useDraftOwner();
  // The first answer is played; a later one changes nothing under one's hands.
  const [source] = useState(() => sourceOfAlbum(album, { images, name }));
  return (
    <TournamentEditor
      key={owner}
      source={source}
      owner={owner}
      userKey={userKey}
      goOn={false}
      onReload={() => window.location.reload()}
    />
  );
}

/** P2 §8: says so, then leads to the albums. A visitor may also sign in and come back. */
function LoadFailure({ error }: { error: Error }) {
  const { pathname, search } = useLocation();
  useRedirectAfter(paths.gallery.to(), SETUP.accessDeniedRedirectMs);
  const isClosed = error instanceof ApiError && error.status === 401;
  return (
    <NoticePage
      heading={TEXTS.newTitle}
      title={TOURNAMENT_TEXTS.loadImagesFailed}
      action={
        isClosed ? (
          <Button variant="primary" to={paths.login.to(pathname + search)}>
            Log in
          </Button>
        ) : undefined
      }
    />
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <NoticePage
      heading={TEXTS.newTitle}
      title={text}
      action={<Button to={paths.gallery.to()}>{TEXTS.toAlbums}</Button>}
    />
  );
}
