import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { KIND_WORDS } from '../kinds/kind-words.ts';
import { KINDS } from '../kinds/kinds.ts';
import { BlobImage } from '../ui/blob-image.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { IconClose } from '../ui/icons-actions.tsx';
import { useLanguage } from '../ui/language.ts';
import { PICTURE_WORDS } from '../ui/picture-words.ts';
import { type Shareable, toPictureSource } from '../ui/shareable-content.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePicture } from '../ui/use-picture.ts';
import { FINISH_WORDS, FinishActions, FinishConversion } from './finish-actions.tsx';
import type { FinishInfo } from './finish-info.ts';
import styles from './finish-panel.module.css';
import { FINISH_ATTRIBUTE, SAVE_ATTRIBUTE } from './use-finish.ts';

type Props = {
  finished: FinishInfo;
  onPublished: () => void;
  /** Null when the kind's screen shows the panel inline, beside the result. */
  onClose: (() => void) | null;
};

/**
 * Shown after a save: the content and what can be done with it. The first save shows its picture, a later one a single line. The panel is
 * never modal: it disappears as soon as the person continues (use-finish.ts).
 */
export function FinishPanel({ finished, onPublished, onClose }: Props) {
  return onClose === null ? (
    <Inline finished={finished} onPublished={onPublished} />
  ) : (
    <Docked finished={finished} onPublished={onPublished} onClose={onClose} />
  );
}

function Inline({ finished, onPublished }: Omit<Props, 'onClose'>) {
  const panel = useFocusOnFirstSave<HTMLElement>(finished.isNew);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.inline}
      aria-label={KIND_WORDS[finished.kind].saved.first}
    >
      <FinishActions finished={finished} onPublished={onPublished} />
      <FinishConversion finished={finished} />
    </section>
  );
}

/**
 * Moves the focus to the panel after a first save: the page that had the focus was replaced; a tournament stays on its page, with the focus
 * on a save button that has nothing left to save. After a later save the focus stays.
 */
function useFocusOnFirstSave<Panel extends HTMLElement>(isNew: boolean): RefObject<Panel | null> {
  const panel = useRef<Panel>(null);
  const isFirst = useEffectEvent(
    ({ activeElement }: Document) =>
      activeElement === document.body || (isNew && activeElement?.matches(`[${SAVE_ATTRIBUTE}]`) === true),
  );
  useEffect(() => {
    if (isFirst(document)) panel.current?.focus({ preventScroll: true });
  }, []);
  return panel;
}

function Docked({ finished, onPublished, onClose }: Props & { onClose: () => void }) {
  const { kind, isNew, content, images } = finished;
  const { saved } = KIND_WORDS[kind];
  const panel = useFocusOnFirstSave<HTMLElement>(isNew);
  return (
    <>
      {/* The spacer allows scrolling to content below the panel. */}
      <div className={styles.spacer} data-loud={isNew || undefined} />
      <section
        ref={panel}
        tabIndex={-1}
        className={styles.panel}
        aria-labelledby="finish-title"
        data-loud={isNew || undefined}
        {...{ [FINISH_ATTRIBUTE]: '' }}
      >
        <h2 id="finish-title" className={styles.title}>
          {isNew ? saved.first : saved.later}
        </h2>
        {isNew && content !== null && <FinishPicture content={content} images={images} />}
        <div className={styles.words}>
          <FinishActions finished={finished} onPublished={onPublished} />
          <FinishConversion finished={finished} />
        </div>
        <IconButton
          label={FINISH_WORDS[KINDS[kind].language].close}
          className={styles.close}
          onClick={onClose}
        >
          <IconClose />
        </IconButton>
      </section>
    </>
  );
}

const PICTURE_OPTIONS = { format: 'wide', scale: 1, names: false } as const;

/** The link preview picture of the content, as saved; nothing is shown when it cannot be drawn. */
function FinishPicture({ content, images }: Shareable) {
  const words = PICTURE_WORDS[useLanguage()];
  const [source] = useState(() => toPictureSource({ content, images }));
  const { file, state } = usePicture(source, PICTURE_OPTIONS, 0);
  if (state.kind === 'failed') return null;
  return (
    <div className={styles.picture}>
      {file === null ? (
        <Skeleton className={styles.waiting} />
      ) : (
        <BlobImage blob={file} alt={words.alt(content.title)} />
      )}
    </div>
  );
}
