import type { Album, SessionUser } from '@palmares/core/contract/types';
import { LOADING_TEXTS } from '@palmares/texts/page/album-editor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { isAdmin } from '../../lib/roles.ts';
import { albumQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './album-editor.module.css';
import { AlbumEditorFrame, getBackLink } from './album-editor-frame.tsx';
import { Editing } from './editing.tsx';
import { loadingText } from './failures.ts';

type Props = {
  id: number;
  /** True when opened from the admin panel: links back there and shows no upload (AL-62, AL-66). */
  asAdmin: boolean;
  /** Query of the admin panel; empty when unknown. */
  panel: string;
};

/** Loads the album and checks that the user may change it. */
export function AlbumEditor({ id, ...props }: Props) {
  const session = useSession();
  const [first] = useState(session.user);
  // The editor starts from the server's current state and does not refetch it later, which would revert pending moves.
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...albumQuery(id),
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  if (data !== undefined && isFetchedAfterMount)
    // An expired session removes nothing from the screen: the author keeps the unsaved changes (AC-71).
    return <Entrance album={data} user={session.user ?? first} {...props} />;
  return (
    <AlbumEditorFrame back={getBackLink(props)}>
      {data !== undefined || error === null ? (
        <Loading />
      ) : isRefusal(error) ? (
        <Refusal text={loadingText(error)} />
      ) : (
        <ErrorState isPage text={loadingText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </AlbumEditorFrame>
  );
}

type EntranceProps = Omit<Props, 'id'> & { album: Album; user: SessionUser | null };

function Entrance({ album, user, ...props }: EntranceProps) {
  const isAuthor = album.author.id === user?.id;
  const mayAlways = isAdmin(user);
  const back = getBackLink(props);
  if (user === null || !(isAuthor || mayAlways))
    return (
      <AlbumEditorFrame back={back}>
        <Refusal text={LOADING_TEXTS.forbidden} />
      </AlbumEditorFrame>
    );
  const { asAdmin } = props;
  return <Editing {...{ album, asAdmin, back, isAuthor, mayAlways }} userId={user.id} />;
}

function Loading() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <Skeleton className={styles.panelPlace} />
      <Skeleton className={styles.imagesPlace} />
    </div>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <div role="alert">
      <EmptyState
        isPage
        title={text}
        action={<Button to={paths.gallery.to()}>{LOADING_TEXTS.toGallery}</Button>}
      />
    </div>
  );
}
