import { IMAGE } from '@palmares/core/limits';
import { lengthOf } from '@palmares/core/text/normalise-text';
import { memo, useId } from 'react';
import { PREPARE_FAULT_TEXTS } from '../../lib/image-compression/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconCheck, IconEdit } from '../../ui/icons-actions.tsx';
import { IconArrowLeft, IconArrowRight } from '../../ui/icons-arrows.tsx';
import { IconClose } from '../../ui/icons-shell.tsx';
import { IconError, IconImage } from '../../ui/icons-status.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { FormImage } from './album-form.ts';
import styles from './image-tile.module.css';
import { limitText } from './limit-text.ts';
import { TILE_TEXTS } from './messages.ts';
import { useStore } from './store.ts';
import type { ImageProgress } from './submission.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = {
  image: FormImage;
  /** From 0. */
  index: number;
  isLast: boolean;
  isDuplicate: boolean;
  issue: string | null;
  onEdit: (id: string) => void;
};

/** Memoised by hand: with hundreds of tiles, a key press or a progress report must redraw one of them. */
export const ImageTile = memo(function ImageTile({
  image,
  index,
  isLast,
  isDuplicate,
  issue,
  onEdit,
}: Props) {
  const { form, submission, removeImages } = useWorkspace();
  const progress = useStore(submission, ({ images }) => images[image.id] ?? null);
  const phase = useStore(submission, (state) => state.phase);
  const noteId = useId();
  const { id, name } = image;
  const isOpen = phase === 'editing';
  // After a stop, what has not arrived can still be mended or given up.
  const isEditable = isOpen || (phase === 'partial' && progress !== null && progress.step !== 'success');
  const fault = image.fault === null ? null : PREPARE_FAULT_TEXTS[image.fault];
  const error = fault ?? (progress?.step === 'error' ? progress.text : null);
  const note = issue ?? error;
  const label = name.trim() || image.fileName;

  return (
    <li
      className={classNames(styles['tile'], note !== null && styles['wrong'])}
      data-image-id={id}
      data-index={index}
    >
      <div className={styles['frame']} draggable={isOpen}>
        {image.status === 'ready' && <Thumbnail id={id} />}
        {image.status === 'refused' && (
          <span className={styles['preparing']}>
            <IconImage size="l" />
          </span>
        )}
        {image.status === 'waiting' && (
          <span className={styles['preparing']}>
            <Spinner size="s" />
            {TILE_TEXTS.preparing}
          </span>
        )}
        <span className={styles['number']} aria-hidden="true">
          {index + 1}
        </span>
        <span className={styles['badges']}>
          {image.animated && (isOpen || error !== null) && (
            <span className={styles['badge']}>{TILE_TEXTS.animated}</span>
          )}
          {isDuplicate && isOpen && <span className={styles['badge']}>{TILE_TEXTS.duplicate}</span>}
        </span>
        {isEditable && (
          <span className={styles['tools']}>
            <IconButton
              variant="overlay"
              label={TILE_TEXTS.edit(label)}
              data-field="edit"
              onClick={() => onEdit(id)}
            >
              <IconEdit size="s" />
            </IconButton>
            <IconButton
              variant="overlay"
              label={TILE_TEXTS.remove(label)}
              onClick={() => removeImages(new Set([id]))}
            >
              <IconClose size="s" />
            </IconButton>
          </span>
        )}
        {isOpen && (
          <span className={styles['movers']}>
            <IconButton
              variant="overlay"
              label={TILE_TEXTS.moveLeft(label)}
              disabled={index === 0}
              onClick={() => form.dispatch({ type: 'image_moved', id, to: index - 1 })}
            >
              <IconArrowLeft size="s" />
            </IconButton>
            <IconButton
              variant="overlay"
              label={TILE_TEXTS.moveRight(label)}
              disabled={isLast}
              onClick={() => form.dispatch({ type: 'image_moved', id, to: index + 1 })}
            >
              <IconArrowRight size="s" />
            </IconButton>
          </span>
        )}
        {progress !== null && error === null && !isOpen && <Progress progress={progress} />}
      </div>
      <div className={styles['name']}>
        <input
          className={styles['input']}
          aria-label={TILE_TEXTS.name(index + 1)}
          aria-invalid={note === null ? undefined : true}
          aria-describedby={note === null ? undefined : noteId}
          value={name}
          disabled={!isEditable}
          autoComplete="off"
          onChange={(event) => {
            form.dispatch({
              type: 'image_edited',
              id,
              texts: { name: limitText(event.target.value, name, IMAGE.nameMax) },
            });
          }}
        />
        {isEditable && lengthOf(name) >= IMAGE.nameMax - 5 && (
          <span className={styles['counter']}>
            {lengthOf(name)}/{IMAGE.nameMax}
          </span>
        )}
      </div>
      {note !== null && (
        <p id={noteId} className={styles['note']} role={error === null ? undefined : 'alert'}>
          <IconError size="s" />
          <span>{note}</span>
        </p>
      )}
    </li>
  );
});

/** Mounted once there is a thumbnail: its address does not change afterwards. */
function Thumbnail({ id }: { id: string }) {
  const url = useWorkspace().files.thumbnailUrl(id);
  return url && <img className={styles['picture']} src={url} alt="" decoding="async" draggable={false} />;
}

function Progress({ progress }: { progress: ImageProgress }) {
  switch (progress.step) {
    case 'pending':
      return <span className={classNames(styles['state'], styles['pending'])}>{TILE_TEXTS.waiting}</span>;
    case 'processing':
      return (
        <span className={styles['state']}>
          {progress.sent < 1 ? TILE_TEXTS.sending : TILE_TEXTS.checking}
          <span className={styles['track']}>
            <span
              className={styles['bar']}
              style={{ transform: `scaleX(${Math.max(0.04, progress.sent)})` }}
            />
          </span>
        </span>
      );
    case 'success':
      return (
        <span className={classNames(styles['state'], styles['success'])}>
          <IconCheck size="s" />
          {TILE_TEXTS.added}
        </span>
      );
    case 'error':
      return null;
  }
}
