import type { Album } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { FAILURES, NEW_IMAGES_TEXTS } from '@palmares/texts/page/album-editor';
import { UPLOAD_TEXTS } from '@palmares/texts/page/uploads';
import { useStore } from 'zustand';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { GuardedStep } from '../../ui/press-guard.tsx';
import { listSendable } from '../../uploads/chosen-images.ts';
import { countSteps } from '../../uploads/sending.ts';
import { TextCardsButton } from '../../uploads/text-cards-button.tsx';
import { UploadDrop } from '../../uploads/upload-drop.tsx';
import { UploadGrid } from '../../uploads/upload-grid.tsx';
import styles from './album-editor.module.css';
import type { WaitingImages } from './waiting-images.ts';

type Props = { waiting: WaitingImages };

type NewImagesProps = Props & { album: Album };

/** The images being added to the album. Hidden from admins: only its author adds images (AX-41). */
export function NewImages({ album, waiting }: NewImagesProps) {
  const imageCount = useStore(waiting.images, (images) => images.length);
  const textList = useStore(waiting.textList);
  const isRunning = useStore(waiting.sending, (sending) => sending.isRunning);
  return (
    <section className={styles.new} aria-labelledby="new-images">
      <h2 id="new-images" className={styles.subtitle}>
        {NEW_IMAGES_TEXTS.title}
      </h2>
      <UploadDrop isOpen={!isRunning} isCompact onImages={waiting.add} />
      {!isRunning && (
        <TextCardsButton
          list={textList}
          room={ALBUM.imagesMax - (album.images?.length ?? 0) - imageCount}
          onType={(list) => waiting.textList.setState(list, true)}
          onCards={waiting.addNamed}
        />
      )}
      {imageCount > 0 && <Remarks waiting={waiting} />}
      <UploadGrid queue={waiting} isOpen={!isRunning} />
      <GuardedStep step={isRunning ? 'sending' : 'waiting'}>
        {imageCount > 0 && (isRunning ? <Progress waiting={waiting} /> : <Actions waiting={waiting} />)}
      </GuardedStep>
    </section>
  );
}

/** Tells whether the waiting images survive the page. */
function Remarks({ waiting }: Props) {
  const { isResumed, isElsewhere } = useStore(waiting.state);
  const keeping = useStore(waiting.keeping);
  if (isElsewhere) return <InlineAlert kind="info">{NEW_IMAGES_TEXTS.elsewhere}</InlineAlert>;
  if (keeping === 'not_kept') return <InlineAlert kind="warning">{NEW_IMAGES_TEXTS.notKept}</InlineAlert>;
  return isResumed ? <InlineAlert kind="info">{NEW_IMAGES_TEXTS.resumed}</InlineAlert> : null;
}

function Progress({ waiting }: Props) {
  const { success, error, total } = countSteps(useStore(waiting.sending));
  return (
    <div className={styles.actions}>
      <output>{UPLOAD_TEXTS.progress(success + error, total)}</output>
      <GuardedButton onClick={() => waiting.stop('cancelled')}>{UPLOAD_TEXTS.cancel}</GuardedButton>
    </div>
  );
}

function Actions({ waiting }: Props) {
  const images = useStore(waiting.images);
  const sending = useStore(waiting.sending);
  const sendable = listSendable(images);
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
      <GuardedButton variant="quiet" onClick={() => waiting.remove(new Set(images.map(({ id }) => id)))}>
        {NEW_IMAGES_TEXTS.clear}
      </GuardedButton>
      {sendable.length > 0 && (
        <GuardedButton variant="primary" loading={isPreparing} disabled={isUnnamed} onClick={waiting.submit}>
          {hasFailed ? UPLOAD_TEXTS.retry(sendable.length) : NEW_IMAGES_TEXTS.submit(sendable.length)}
        </GuardedButton>
      )}
    </div>
  );
}
