import type { Album } from '@palmares/core/contract/types';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { EDITOR_TEXTS } from '@palmares/texts/page/album-editor';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { siteQuery } from '../../queries/site.ts';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import styles from './album-editor.module.css';
import { AlbumEditorFrame, type Back } from './album-editor-frame.tsx';
import { AlbumImages } from './album-images.tsx';
import { DeleteAlbum } from './delete-album.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NewImages } from './new-images.tsx';
import { type AlbumWrites, useAlbumWrites } from './use-album-writes.ts';
import { useDetails } from './use-details.ts';
import { createWaitingImages, type WaitingImages } from './waiting-images.ts';

type Props = {
  album: Album;
  asAdmin: boolean;
  back: Back;
  userId: number;
  isAuthor: boolean;
  /** True for an admin, who may edit in quarantine and purge an image. */
  mayAlways: boolean;
};

/** The album editor. In quarantine its author can only read. */
export function Editing({ album, asAdmin, back, userId, isAuthor, mayAlways }: Props) {
  const navigate = useNavigate();
  const details = useDetails(album, userId);
  const writes = useAlbumWrites(album.id, details.reset);
  const isDeleted = useRef(false);
  const isOver = useCallback(() => isDeleted.current, []);
  const isHeld = album.status === 'quarantined';
  const locked = isHeld && !mayAlways;
  const takesImages = isAuthor && !asAdmin && !locked;
  const newImages = useNewImages(album, { userId, isOpen: takesImages, writes });
  const hasNewImages = useStore(newImages.images, (images) => images.length > 0);

  function leave(): void {
    isDeleted.current = true;
    details.forget();
    newImages.forget();
    void navigate(back.to, { state: back.state, replace: true });
  }

  return (
    <AlbumEditorFrame
      back={back}
      text={asAdmin ? EDITOR_TEXTS.byAuthor(album.author.username) : isolateBidi(album.name)}
    >
      {isHeld && <QuarantineNotice album={album} forAdmin={!locked} />}
      <div className={styles.columns}>
        <DetailsPanel album={album} isAuthor={isAuthor} locked={locked} writes={writes} details={details} />
        <div className={styles.images}>
          {takesImages && <NewImages album={album} waiting={newImages} />}
          <ImagesSection album={album}>
            {locked ? (
              <ImageNames album={album} />
            ) : (
              <AlbumImages album={album} writes={writes} mayPurge={mayAlways} />
            )}
          </ImagesSection>
        </div>
      </div>
      {!locked && (
        <div className={styles.end}>
          <DeleteAlbum album={album} reader={isAuthor ? 'author' : 'admin'} onDeleted={leave} />
        </div>
      )}
      <LeaveDialog
        hasDetails={!locked && (details.isRenamed || details.isSorted)}
        hasImages={hasNewImages}
        areImagesKept={newImages.isKept}
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
    </AlbumEditorFrame>
  );
}

function ImagesSection({ album, children }: { album: Album; children: ReactNode }) {
  return (
    <section aria-labelledby="album-images">
      <div className={styles.imagesTitle}>
        <h2 id="album-images" className={styles.subtitle}>
          {EDITOR_TEXTS.images}
        </h2>
        <span className={styles.count}>{EDITOR_TEXTS.count(album.images.length)}</span>
      </div>
      {children}
    </section>
  );
}

function ImageNames({ album }: { album: Album }) {
  return (
    <ul className={styles.names}>
      {album.images.map((image) => (
        <li key={image.id}>{image.name}</li>
      ))}
    </ul>
  );
}

/** Explains why the album is hidden, and tells its author whom to contact (AX-39, AD-31). */
function QuarantineNotice({ album, forAdmin }: { album: Album; forAdmin: boolean }) {
  const email = useQuery(siteQuery()).data?.contactEmail;
  return (
    <div className={styles.alert}>
      <InlineAlert kind="warning">
        <p>{forAdmin ? EDITOR_TEXTS.quarantinedAdmin : EDITOR_TEXTS.quarantined}</p>
        {album.quarantine_reason && <p>{EDITOR_TEXTS.reason(album.quarantine_reason)}</p>}
        {!forAdmin && email && (
          <p>
            {EDITOR_TEXTS.contest}
            <MailLink address={email} />
          </p>
        )}
      </InlineAlert>
    </div>
  );
}

type NewImagesOptions = { userId: number; isOpen: boolean; writes: AlbumWrites };

/** The images that wait to join the album, as long as the screen is mounted. */
function useNewImages(album: Album, { userId, isOpen, writes }: NewImagesOptions): WaitingImages {
  const [waiting] = useState(() =>
    createWaitingImages({ userId, albumId: album.id, albumName: album.name }, (image) =>
      // An image that was uploaded before a reload is reported again.
      writes.setImages((images) => [...images.filter(({ id }) => id !== image.id), image]),
    ),
  );
  useEffect(() => (isOpen ? waiting.open() : undefined), [waiting, isOpen]);
  return waiting;
}
