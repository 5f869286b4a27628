import type { Album } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { isAdmin } from '../../lib/roles.ts';
import { albumQuery } from '../../queries/album.ts';
import { siteQuery } from '../../queries/site.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconArrowLeft } from '../../ui/icons-arrows.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './album-editor.module.css';
import { AlbumImages } from './album-images.tsx';
import { DeleteAlbum } from './delete-album.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { EDITOR_TEXTS, LOADING_TEXTS, loadingText } from './messages.ts';
import { NewImages } from './new-images.tsx';
import { useAlbumWrites } from './use-album-writes.ts';

type Props = {
  id: number;
  /** Opened from the panel: it leads back there, and shows no upload (P1 §2 « Album editor »). */
  asAdmin: boolean;
};

export function AlbumEditor({ id, asAdmin }: Props) {
  const session = useSession();
  const [first] = useState(session.user);
  // A session that ends takes nothing off the screen: what waits to be sent is still its author's (product.md §4).
  const user = session.user ?? first;
  // What is edited is what the server holds now. Not asked again meanwhile: the person's moves stand.
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...albumQuery(id),
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  const isAuthor = data !== undefined && data.author.id === user?.id;
  const isAllowed = isAuthor || isAdmin(user);

  if (error !== null && data === undefined) {
    const text = loadingText(error);
    const isRefused = error instanceof ApiError && error.status < 500;
    return (
      <Frame asAdmin={asAdmin}>
        {isRefused ? (
          <Refusal text={text} />
        ) : (
          <ErrorState text={text} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Frame>
    );
  }
  if (data === undefined || !isFetchedAfterMount)
    return (
      <Frame asAdmin={asAdmin}>
        <div className={styles['columns']} aria-hidden="true">
          <Skeleton className={styles['panelPlace']} />
          <Skeleton className={styles['imagesPlace']} />
        </div>
      </Frame>
    );
  if (!isAllowed)
    return (
      <Frame asAdmin={asAdmin}>
        <Refusal text={LOADING_TEXTS.forbidden} />
      </Frame>
    );
  return <Editing album={data} asAdmin={asAdmin} isAuthor={isAuthor} mayAlways={isAdmin(user)} />;
}

type EditingProps = {
  album: Album;
  asAdmin: boolean;
  isAuthor: boolean;
  /** An admin: even in quarantine, and may take an image away from everywhere. */
  mayAlways: boolean;
};

function Editing({ album, asAdmin, isAuthor, mayAlways }: EditingProps) {
  const navigate = useNavigate();
  const writes = useAlbumWrites(album.id);
  const isHeld = album.status === 'quarantined';
  const locked = isHeld && !mayAlways;
  const back = backOf(asAdmin);
  return (
    <Frame
      asAdmin={asAdmin}
      album={album}
      actions={
        !locked && (
          <DeleteAlbum
            album={album}
            reader={isAuthor ? 'author' : 'admin'}
            onDeleted={() => void navigate(back.to, { state: back.state, replace: true })}
          />
        )
      }
    >
      {isHeld && <Quarantine album={album} forAdmin={!locked} />}
      <div className={styles['columns']}>
        <DetailsPanel key={writes.round} album={album} isAuthor={isAuthor} locked={locked} writes={writes} />
        <div className={styles['images']}>
          {isAuthor && !asAdmin && !locked && (
            <NewImages
              albumId={album.id}
              onAdded={(image) => writes.setImages((images) => [...images, image])}
            />
          )}
          <section aria-labelledby="album-images">
            <div className={styles['imagesTitle']}>
              <h2 id="album-images" className={styles['subtitle']}>
                {EDITOR_TEXTS.images}
              </h2>
              <span className={styles['count']}>{EDITOR_TEXTS.count(album.images.length)}</span>
            </div>
            {locked ? (
              <ul className={styles['names']}>
                {album.images.map((image) => (
                  <li key={image.id}>{image.name}</li>
                ))}
              </ul>
            ) : (
              <AlbumImages album={album} writes={writes} mayPurge={mayAlways} />
            )}
          </section>
        </div>
      </div>
      {writes.conflict && (
        <ConflictDialog
          text={EDITOR_TEXTS.conflict}
          onOverwrite={writes.conflict.overwrite}
          onReload={writes.conflict.reload}
          onClose={writes.conflict.close}
        />
      )}
    </Frame>
  );
}

function backOf(asAdmin: boolean) {
  return asAdmin
    ? { to: paths.admin.to('albums'), state: { activeTab: 'albums' }, label: EDITOR_TEXTS.backToAdmin }
    : { to: paths.profile.to(), state: null, label: EDITOR_TEXTS.back };
}

type FrameProps = { asAdmin: boolean; album?: Album; actions?: React.ReactNode; children: React.ReactNode };

function Frame({ asAdmin, album, actions, children }: FrameProps) {
  const back = backOf(asAdmin);
  return (
    <Page>
      <Button
        to={back.to}
        state={back.state}
        variant="quiet"
        size="s"
        icon={<IconArrowLeft size="s" />}
        className={styles['back']}
      >
        {back.label}
      </Button>
      <PageHeader
        title={EDITOR_TEXTS.title}
        {...(album && { text: asAdmin ? EDITOR_TEXTS.byAuthor(album.author.username) : album.name })}
        actions={actions}
      />
      {children}
    </Page>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <div role="alert">
      <EmptyState title={text} action={<Button to={paths.gallery.to()}>Voir les albums</Button>} />
    </div>
  );
}

function Quarantine({ album, forAdmin }: { album: Album; forAdmin: boolean }) {
  const email = useQuery(siteQuery()).data?.contactEmail;
  return (
    <div className={styles['alert']}>
      <InlineAlert kind="warning">
        <p>{forAdmin ? EDITOR_TEXTS.quarantinedAdmin : EDITOR_TEXTS.quarantined}</p>
        {album.quarantine_reason && <p>{EDITOR_TEXTS.reason(album.quarantine_reason)}</p>}
        {!forAdmin && email && (
          <p>
            {EDITOR_TEXTS.contest}
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </InlineAlert>
    </div>
  );
}
