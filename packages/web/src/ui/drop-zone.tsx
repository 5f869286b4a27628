import { DROP_ZONE_TEXTS as TEXTS } from '@palmares/texts/page/image-fields';
import { type ChangeEvent, useRef } from 'react';
import { type SortedFiles, sortFiles } from '../lib/dropped-files.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './drop-zone.module.css';
import { IconPlus } from './icons-actions.tsx';
import { IconImage } from './icons-status.tsx';
import { InlineAlert } from './inline-alert.tsx';

type Props = {
  /** Shows a bar above the images, once there are some. */
  isCompact: boolean;
  /** True while files are dragged over the page. */
  isDragging: boolean;
  error: string | null;
  /** An issue of the images as a whole. */
  issue: string | null;
  onFiles: (files: SortedFiles) => void;
};

// Extensions besides the types: some systems know no type for `.webp`.
const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp,.jpg,.jpeg,.png,.gif,.webp';

/** Shows where dropped files go and holds the file pickers. Drops are accepted on the whole page (use-file-drop-paste.ts). */
export function DropZone({ isCompact, isDragging, error, issue, onFiles }: Props) {
  return (
    <div>
      <div
        className={classNames(
          styles.zone,
          isCompact && styles.compact,
          isDragging && styles.dragging,
          issue !== null && styles.wrong,
        )}
      >
        {!isCompact && (
          <span className={styles.badge}>
            <IconImage size="l" />
          </span>
        )}
        <Words isCompact={isCompact} isDragging={isDragging} />
        <Pickers isCompact={isCompact} hasIssue={issue !== null} onFiles={onFiles} />
      </div>
      {issue !== null && (
        <p id="album-images-issue" className={styles.issue} role="alert">
          {issue}
        </p>
      )}
      {error !== null && (
        <div className={styles.error}>
          <InlineAlert>{error}</InlineAlert>
        </div>
      )}
    </div>
  );
}

function Words({ isCompact, isDragging }: Pick<Props, 'isCompact' | 'isDragging'>) {
  return (
    <div className={styles.words}>
      <p className={styles.title}>
        {isDragging ? (
          TEXTS.dropNow
        ) : (
          <>
            <span className={styles.mouse}>{TEXTS.dropTitle}</span>
            <span className={styles.touch}>{TEXTS.dropTitleTouch}</span>
          </>
        )}
      </p>
      <p className={classNames(styles.hint, styles.mouse)}>{TEXTS.dropHint}</p>
      {!isCompact && <p className={styles.formats}>{TEXTS.dropFormats}</p>}
    </div>
  );
}

type PickersProps = Pick<Props, 'isCompact' | 'onFiles'> & { hasIssue: boolean };

function Pickers({ isCompact, hasIssue, onFiles }: PickersProps) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = Array.from(target.files ?? []);
    // Clearing the value allows the same file to be chosen again after it was removed.
    target.value = '';
    onFiles(sortFiles(files));
  }
  const input = { type: 'file', hidden: true, onChange: take } as const;

  return (
    <>
      <div className={styles.actions}>
        <Button
          variant={isCompact ? 'secondary' : 'primary'}
          icon={<IconPlus />}
          data-field="images"
          aria-describedby={hasIssue ? 'album-images-issue' : undefined}
          onClick={() => picker.current?.click()}
        >
          {isCompact ? TEXTS.addMore : TEXTS.choose}
        </Button>
        <Button className={styles.touch} onClick={() => camera.current?.click()}>
          {TEXTS.takePhoto}
        </Button>
      </div>
      <input
        {...input}
        ref={picker}
        accept={ACCEPT}
        multiple
        aria-label={TEXTS.choose}
        data-testid="album-files"
      />
      <input {...input} ref={camera} accept="image/*" capture="environment" aria-label={TEXTS.takePhoto} />
    </>
  );
}
