import type { Album } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/button.tsx';
import { sendableOf } from '../../uploads/chosen-images.ts';
import { UPLOAD_TEXTS } from '../../uploads/messages.ts';
import { countSteps } from '../../uploads/sending.ts';
import { TextCardsButton } from '../../uploads/text-cards-button.tsx';
import { UploadDrop } from '../../uploads/upload-drop.tsx';
import { UploadGrid } from '../../uploads/upload-grid.tsx';
import styles from './album-editor.module.css';
import { FAILURES, NEW_IMAGES_TEXTS } from './messages.ts';
import type { NewImagesQueue } from './use-new-images.ts';

type Props = { queue: NewImagesQueue };

type NewImagesProps = Props & { album: Album };

/** Files on their way into the album. Not shown to admins: only its author adds images (access.md D12). */
export function NewImages({ album, queue }: NewImagesProps) {
  const imageCount = useStore(queue.images, (images) => images.length);
  const [textList, setTextList] = useState('');
  const isRunning = useStore(queue.sending, (sending) => sending.isRunning);
  return (
    <section className={styles.new} aria-labelledby="new-images">
      <h2 id="new-images" className={styles.subtitle}>
        {NEW_IMAGES_TEXTS.title}
      </h2>
      <UploadDrop isOpen={!isRunning} isCompact onImages={queue.add} />
      {!isRunning && (
        <TextCardsButton
          list={textList}
          room={ALBUM.imagesMax - (album.images?.length ?? 0) - imageCount}
          onType={setTextList}
          onCards={queue.addNamed}
        />
      )}
      <UploadGrid queue={queue} isOpen={!isRunning} />
      {imageCount > 0 && (isRunning ? <Progress queue={queue} /> : <Actions queue={queue} />)}
    </section>
  );
}

function Progress({ queue }: Props) {
  const { success, error, total } = countSteps(useStore(queue.sending));
  return (
    <div className={styles.actions}>
      <output>{UPLOAD_TEXTS.progress(success + error, total)}</output>
      <Button onClick={() => queue.stop('cancelled')}>{UPLOAD_TEXTS.cancel}</Button>
    </div>
  );
}

function Actions({ queue }: Props) {
  const images = useStore(queue.images);
  const sending = useStore(queue.sending);
  const sendable = sendableOf(images);
  const isPreparing = sendable.some(({ status }) => status === 'waiting');
  const isUnnamed = sendable.some(({ name }) => name.trim() === '');
  const hasFailed = sendable.some(({ id }) => sending.images[id]?.step === 'error');
  return (
    <div className={styles.actions}>
      {sending.stop === 'expired' && (
        <p className={styles.failure} role="alert">
          {FAILURES.expiredOnImages}
        </p>
      )}
      {isUnnamed && (
        <p className={styles.failure} role="alert">
          {NEW_IMAGES_TEXTS.unnamed}
        </p>
      )}
      <Button variant="quiet" onClick={() => queue.remove(new Set(images.map(({ id }) => id)))}>
        {NEW_IMAGES_TEXTS.clear}
      </Button>
      {sendable.length > 0 && (
        <Button variant="primary" loading={isPreparing} disabled={isUnnamed} onClick={queue.submit}>
          {hasFailed ? UPLOAD_TEXTS.retry(sendable.length) : NEW_IMAGES_TEXTS.submit(sendable.length)}
        </Button>
      )}
    </div>
  );
}
