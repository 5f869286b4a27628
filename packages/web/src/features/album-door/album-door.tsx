import type { Album } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { chooseImages } from '../../lib/source-album.ts';
import { whyNotBuild } from '../../lib/why-not-build.ts';
import { albumQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { EditorNotice } from '../../ui/editor-notice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TEXTS } from './messages.ts';

type Props = {
  albumId: number;
  /** Those that are wanted of it; null for all. */
  images: readonly number[] | null;
  /** Of the editor, for who hears the page. */
  heading: string;
  texts: { frozen: string; albumPrivate: string };
  /** The editor's shape while the album is fetched. */
  skeleton: ReactNode;
  children: (album: Album) => ReactNode;
};

/** Leads to the editor of a new content on an album, or says why there is none. Once open it stays so: nothing is taken off the screen. */
export function AlbumDoor({ albumId, images, heading, texts, skeleton, children }: Props) {
  const { data, error, isFetching, isStale, refetch } = useQuery(albumQuery(albumId));
  const { user } = useSession();
  const [opened, setOpened] = useState<Album | null>(null);
  if (opened !== null) return children(opened);
  // An answer of a while ago may lack images, or hold addresses that have died: the newer one is on its way.
  if (data !== undefined && !(isStale && isFetching)) {
    const why = whyNotBuild(data, user);
    if (why === null) {
      if (chooseImages(data, images).length === 0) return <Refusal heading={heading} text={TEXTS.noImages} />;
      setOpened(data);
    } else return <Refusal heading={heading} text={why === 'frozen' ? texts.frozen : texts.albumPrivate} />;
  }
  if (error === null) return skeleton;
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return <Refusal heading={heading} text={TEXTS.signInFirst} signIn />;
  if (status === 403) return <Refusal heading={heading} text={texts.albumPrivate} />;
  if (status === 404) return <Refusal heading={heading} text={TEXTS.gone} />;
  return (
    <EditorNotice heading={heading}>
      <ErrorState text={TEXTS.failed} retrying={isFetching} onRetry={() => void refetch()} />
    </EditorNotice>
  );
}

type RefusalProps = { heading: string; text: string; signIn?: boolean };

function Refusal({ heading, text, signIn = false }: RefusalProps) {
  const { pathname, search } = useLocation();
  return (
    <EditorNotice heading={heading}>
      <EmptyState
        title={text}
        action={
          signIn ? (
            <Button variant="primary" to={paths.login.to(pathname + search)}>
              {TEXTS.signIn}
            </Button>
          ) : (
            <Button to={paths.gallery.to()}>{TEXTS.chooseAlbum}</Button>
          )
        }
      />
    </EditorNotice>
  );
}
