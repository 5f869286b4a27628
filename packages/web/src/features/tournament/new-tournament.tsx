import type { Album } from '@palmares/core/contract/types';
import { SETUP } from '@palmares/core/limits';
import { TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { getAlbum } from '../../api/album.ts';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { paths } from '../../lib/paths.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { useRenewedImages } from '../../lib/use-renewed-images.ts';
import { whyNotBuild } from '../../lib/why-not-build.ts';
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
  const { user } = useSession();
  if (album.data === undefined || (!album.isFetchedAfterMount && album.error === null))
    return album.error === null ? <PlaySkeleton /> : <LoadFailure error={album.error} />;
  const why = whyNotBuild(album.data, user);
  if (why !== null) return <Refusal text={why === 'frozen' ? TEXTS.frozenAlbum : TEXTS.albumPrivate} />;
  return <Ready album={album.data} images={images} name={name} />;
}

function Ready({ album, images, name }: { album: Album } & Omit<Props, 'albumId'>) {
  const { owner, userKey } = useDraftOwner();
  // The first answer is played; a later one changes nothing under one's hands.
  const [first] = useState(() => sourceOfAlbum(album, { images, name }));
  const renewed = useRenewedImages(first.images, async () => (await getAlbum(first.albumId)).images);
  const source = useMemo(() => ({ ...first, images: renewed }), [first, renewed]);
  if (source.selection.length === 0) return <Refusal text={TEXTS.noImagesLeft} />;
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
