import { ALBUM_TEXTS } from '@palmares/core/album/messages';
import { useState } from 'react';
import type { SortedFiles } from '../../lib/dropped-files.ts';
import { PREPARE_FAULT_TEXTS } from '../../lib/image-compression/messages.ts';
import { useFileArrival } from '../../lib/use-file-arrival.ts';
import { BlobImage } from '../../ui/blob-image.tsx';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { IconImage } from '../../ui/icons-status.tsx';
import { ImageEditDialog } from '../../ui/image-edit-dialog.tsx';
import { ImageGrid } from '../../ui/image-grid.tsx';
import { ImageTile, TilePicture, TilePlaceholder, type TileProgress } from '../../ui/image-tile.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './album-editor.module.css';
import { UPLOAD_TEXTS } from './messages.ts';
import { PROGRESS, sendableOf, type Waiting } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

/** Files on their way into the album. Not shown to admins: only its author adds images (access.md D12). */
export function NewImages({ uploads }: { uploads: Uploads }) {
  const { queue, sending, add } = uploads;
  const [dropError, setDropError] = useState<string | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = queue.find(({ id }) => id === editedId);

  function take({ images, hasOthers }: SortedFiles): void {
    setDropError(hasOthers ? ALBUM_TEXTS.notImages : null);
    if (images.length > 0) add(images);
  }
  const isDragging = useFileArrival(sending === null, take);

  return (
    <section className={styles.new} aria-labelledby="new-images">
      <h2 id="new-images" className={styles.subtitle}>
        {UPLOAD_TEXTS.title}
      </h2>
      {sending === null && (
        <DropZone isCompact isDragging={isDragging} error={dropError} issue={null} onFiles={take} />
      )}
      {queue.length > 0 && (
        <>
          <ImageGrid>
            {queue.map((image, index) => (
              <WaitingTile
                key={image.id}
                image={image}
                index={index}
                uploads={uploads}
                onEdit={() => setEditedId(image.id)}
              />
            ))}
          </ImageGrid>
          <QueueActions uploads={uploads} />
        </>
      )}
      {edited && (
        <ImageEditDialog
          key={edited.id}
          texts={edited.texts}
          preview={edited.ready && <BlobImage blob={edited.ready.file} />}
          place={null}
          onSave={(texts) => {
            uploads.edit(edited.id, texts);
            setEditedId(null);
          }}
          onRemove={() => {
            uploads.remove(new Set([edited.id]));
            setEditedId(null);
          }}
          onClose={() => setEditedId(null)}
        />
      )}
    </section>
  );
}

type TileProps = { image: Waiting; index: number; uploads: Uploads; onEdit: () => void };

function WaitingTile({ image, index, uploads, onEdit }: TileProps) {
  const { id, texts, ready, fault } = image;
  const isOpen = uploads.sending === null;
  const note = fault === null ? image.error : PREPARE_FAULT_TEXTS[fault];
  return (
    <ImageTile
      id={id}
      index={index}
      label={texts.name.trim() || image.fileName}
      picture={<WaitingPicture image={image} />}
      badges={ready?.animated && isOpen ? [UPLOAD_TEXTS.animated] : []}
      progress={isOpen || note !== null ? null : shownProgress(image.percent)}
      note={note === null ? null : { text: note, urgent: true }}
      name={texts.name}
      onRename={isOpen ? (name) => uploads.edit(id, { ...texts, name }) : undefined}
      onEdit={isOpen ? onEdit : undefined}
      onRemove={isOpen ? () => uploads.remove(new Set([id])) : undefined}
    />
  );
}

function WaitingPicture({ image: { ready, fault } }: { image: Waiting }) {
  if (ready !== null) return <TilePicture src={ready.thumbnailUrl} />;
  return (
    <TilePlaceholder>
      {fault === null ? (
        <>
          <Spinner size="s" />
          {UPLOAD_TEXTS.preparing}
        </>
      ) : (
        <IconImage size="l" />
      )}
    </TilePlaceholder>
  );
}

function shownProgress(percent: number): TileProgress {
  if (percent === 0) return { kind: 'pending', text: UPLOAD_TEXTS.waiting };
  if (percent === PROGRESS.done) return { kind: 'done', text: UPLOAD_TEXTS.added };
  const text = percent < PROGRESS.sent ? UPLOAD_TEXTS.sending(percent) : UPLOAD_TEXTS.checking(percent);
  return { kind: 'moving', text, share: percent / PROGRESS.done };
}

function QueueActions({ uploads }: { uploads: Uploads }) {
  const { queue, sending } = uploads;
  const sendable = sendableOf(queue);
  const isPreparing = sendable.some(({ ready }) => ready === null);
  const isUnnamed = sendable.some(({ texts }) => texts.name.trim() === '');
  const hasFailed = sendable.some(({ error }) => error !== null);
  if (sending !== null)
    return (
      <div className={styles.actions}>
        <output>{UPLOAD_TEXTS.progress(sending.done, sending.total)}</output>
        <Button onClick={uploads.cancel}>{UPLOAD_TEXTS.cancel}</Button>
      </div>
    );
  return (
    <div className={styles.actions}>
      {isUnnamed && (
        <p className={styles.fault} role="alert">
          {UPLOAD_TEXTS.unnamed}
        </p>
      )}
      <Button variant="quiet" onClick={() => uploads.remove(new Set(queue.map(({ id }) => id)))}>
        {UPLOAD_TEXTS.clear}
      </Button>
      {sendable.length > 0 && (
        <Button variant="primary" loading={isPreparing} disabled={isUnnamed} onClick={uploads.send}>
          {hasFailed ? UPLOAD_TEXTS.retry(sendable.length) : UPLOAD_TEXTS.submit(sendable.length)}
        </Button>
      )}
    </div>
  );
}
