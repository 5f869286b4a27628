import type { AlbumIssue } from '@palmares/core/album/check-album';
import { albumIssueText } from '@palmares/core/album/messages';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { IconImage } from '../../ui/icons-status.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import styles from './drop-zone.module.css';
import { type SortedFiles, sortFiles } from './dropped-files.ts';
import { FORM_TEXTS } from './messages.ts';

type Props = {
  /** A bar above the images, once there are some. */
  isCompact: boolean;
  /** Files are over the page. */
  isDragging: boolean;
  error: string | null;
  issue: AlbumIssue | null;
  onFiles: (files: SortedFiles) => void;
};

// Extensions beside the types: some systems know no type for `.webp`.
const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp,.jpg,.jpeg,.png,.gif,.webp';

/** Drops are caught on the whole page (use-file-arrival.ts): this shows where they go and holds the pickers. */
export function DropZone({ isCompact, isDragging, error, issue, onFiles }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function takeFrom(input: HTMLInputElement): void {
    const files = Array.from(input.files ?? []);
    // So that the same file can be chosen again after it was removed.
    input.value = '';
    onFiles(sortFiles(files));
  }

  return (
    <div>
      <div
        className={classNames(
          styles['zone'],
          isCompact && styles['compact'],
          isDragging && styles['dragging'],
          issue !== null && styles['wrong'],
        )}
      >
        {!isCompact && (
          <span className={styles['badge']}>
            <IconImage size="l" />
          </span>
        )}
        <div className={styles['words']}>
          <p className={styles['title']}>
            {isDragging ? (
              FORM_TEXTS.dropNow
            ) : (
              <>
                <span className={styles['mouse']}>{FORM_TEXTS.dropTitle}</span>
                <span className={styles['touch']}>{FORM_TEXTS.dropTitleTouch}</span>
              </>
            )}
          </p>
          <p className={classNames(styles['hint'], styles['mouse'])}>{FORM_TEXTS.dropHint}</p>
          {!isCompact && <p className={styles['formats']}>{FORM_TEXTS.dropFormats}</p>}
        </div>
        <div className={styles['actions']}>
          <Button
            variant={isCompact ? 'secondary' : 'primary'}
            icon={<IconPlus />}
            data-field="images"
            aria-describedby={issue === null ? undefined : 'album-images-issue'}
            onClick={() => picker.current?.click()}
          >
            {isCompact ? FORM_TEXTS.addMore : FORM_TEXTS.choose}
          </Button>
          <Button className={styles['touch']} onClick={() => camera.current?.click()}>
            {FORM_TEXTS.takePhoto}
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          accept={ACCEPT}
          multiple
          hidden
          aria-label={FORM_TEXTS.choose}
          data-testid="album-files"
          onChange={(event) => takeFrom(event.target)}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={FORM_TEXTS.takePhoto}
          onChange={(event) => takeFrom(event.target)}
        />
      </div>
      {issue !== null && (
        <p id="album-images-issue" className={styles['issue']} role="alert">
          {albumIssueText(issue)}
        </p>
      )}
      {error !== null && (
        <div className={styles['error']}>
          <InlineAlert>{error}</InlineAlert>
        </div>
      )}
    </div>
  );
}
