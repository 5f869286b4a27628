import type { Album } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { isolated } from '../../lib/isolated.ts';
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
import { LeaveDialog } from './leave-dialog.tsx';
import { EDITOR_TEXTS, LOADING_TEXTS, loadingText } from './messages.ts';
import { NewImages } from './new-images.tsx';
import { useAlbumWrites } from './use-album-writes.ts';
import { useDetails } from './use-details.ts';
import { useUploads } from './use-uploads.ts';

type Props = {
  id: number;
  /** Opened from the panel: it leads back there, and shows no upload (P1 §2 « Album editor »). */
  asAdmin: boolean;
  /** What the panel showed, as its address said it; empty when unknown. */
  panel: string;
};

export function AlbumEditor({ id, asAdmin, panel }: Props) {
  const back = backOf(asAdmin, panel);
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
      <Frame back={back}>
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
      <Frame back={back}>
        <div className={styles.columns} aria-hidden="true">
          <Skeleton className={styles.panelPlace} />
          <Skeleton className={styles.imagesPlace} />
        </div>
      </Frame>
    );
  if (!isAllowed)
    return (
      <Frame back={back}>
        <Refusal text={LOADING_TEXTS.forbidden} />
      </Frame>
    );
  return (
    <Editing
      album={data}
      asAdmin={asAdmin}
      back={back}
      userId={user?.id ?? 0}
      isAuthor={isAuthor}
      mayAlways={isAdmin(user)}
    />
  );
}

type EditingProps = {
  album: Album;
  asAdmin: boolean;
  back: Back;
  userId: number;
  isAuthor: boolean;
  /** An admin: even in quarantine, and may take an image away from everywhere. */
  mayAlways: boolean;
};

function Editing({ album, asAdmin, back, userId, isAuthor, mayAlways }: EditingProps) {
  const navigate = useNavigate();
  const details = useDetails(album, userId);
  const writes = useAlbumWrites(album.id, details.reset);
  const uploads = useUploads(album.id, (image) => writes.setImages((images) => [...images, image]));
  const isDeleted = useRef(false);
  const isOver = useCallback(() => isDeleted.current, []);
  const isHeld = album.status === 'quarantined';
  const locked = isHeld && !mayAlways;
  return (
    <Frame
      back={back}
      text={asAdmin ? EDITOR_TEXTS.byAuthor(album.author.username) : isolated(album.name)}
      actions={
        !locked && (
          <DeleteAlbum
            album={album}
            reader={isAuthor ? 'author' : 'admin'}
            onDeleted={() => {
              isDeleted.current = true;
              details.forget();
              void navigate(back.to, { state: back.state, replace: true });
            }}
          />
        )
      }
    >
      {isHeld && <Quarantine album={album} forAdmin={!locked} />}
      <div className={styles.columns}>
        <DetailsPanel album={album} isAuthor={isAuthor} locked={locked} writes={writes} details={details} />
        <div className={styles.images}>
          {isAuthor && !asAdmin && !locked && <NewImages uploads={uploads} />}
          <section aria-labelledby="album-images">
            <div className={styles.imagesTitle}>
              <h2 id="album-images" className={styles.subtitle}>
                {EDITOR_TEXTS.images}
              </h2>
              <span className={styles.count}>{EDITOR_TEXTS.count(album.images.length)}</span>
            </div>
            {locked ? (
              <ul className={styles.names}>
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
      <LeaveDialog
        hasDetails={!locked && (details.isRenamed || details.isSorted)}
        hasImages={uploads.queue.length > 0}
        isOver={isOver}
        onLeave={details.forget}
      />
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

type Back = { to: string; state: { activeTab: string } | null; label: string };

function backOf(asAdmin: boolean, panel: string): Back {
  if (!asAdmin) return { to: paths.profile.to(), state: null, label: EDITOR_TEXTS.back };
  const to = panel === '' ? paths.admin.to('albums') : paths.admin.at(panel);
  return { to, state: { activeTab: 'albums' }, label: EDITOR_TEXTS.backToAdmin };
}

type FrameProps = { back: Back; text?: string; actions?: React.ReactNode; children: React.ReactNode };

function Frame({ back, text, actions, children }: FrameProps) {
  return (
    <Page>
      <Button
        to={back.to}
        state={back.state}
        variant="quiet"
        size="s"
        icon={<IconArrowLeft size="s" />}
        className={styles.back}
      >
        {back.label}
      </Button>
      <PageHeader title={EDITOR_TEXTS.title} {...(text !== undefined && { text })} actions={actions} />
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
    <div className={styles.alert}>
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
