import { useEffect, useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { IconClose } from '../ui/icons-shell.tsx';
import { FinishActions, FinishBridges } from './finish-actions.tsx';
import styles from './finish-panel.module.css';
import { FinishPicture } from './finish-picture.tsx';
import { FINISH_WORDS } from './finish-words.ts';
import type { Finished } from './finished.ts';
import { FINISH_MARK } from './use-finish.ts';

type Props = {
  finished: Finished;
  onPublished: () => void;
  /** Null where the screen of the kind has a place for it, beside what was made. */
  onClose: (() => void) | null;
};

/**
 * After a save: what was made, and what can be done with it. The first save is told with its picture, a later one in a line.
 * Never modal: it goes as soon as one goes on (use-finish.ts).
 */
export function FinishPanel({ finished, onPublished, onClose }: Props) {
  return onClose === null ? (
    <div className={styles.inline}>
      <FinishActions finished={finished} onPublished={onPublished} />
      <FinishBridges finished={finished} />
    </div>
  ) : (
    <Docked finished={finished} onPublished={onPublished} onClose={onClose} />
  );
}

function Docked({ finished, onPublished, onClose }: Props & { onClose: () => void }) {
  const { type, isNew, content, images } = finished;
  const words = FINISH_WORDS[type];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The address changed, and with the page before what had the focus is gone; elsewhere it stays where one works.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {/* What is below the panel can be scrolled to. */}
      <div className={styles.room} data-loud={isNew || undefined} />
      <section
        ref={panel}
        tabIndex={-1}
        className={styles.panel}
        aria-labelledby="finish-title"
        data-loud={isNew || undefined}
        {...{ [FINISH_MARK]: '' }}
      >
        <h2 id="finish-title" className={styles.title}>
          {isNew ? words.first : words.later}
        </h2>
        {isNew && content !== null && <FinishPicture content={content} images={images} />}
        <div className={styles.words}>
          <FinishActions finished={finished} onPublished={onPublished} />
          <FinishBridges finished={finished} />
        </div>
        <IconButton label={words.close} className={styles.close} onClick={onClose}>
          <IconClose />
        </IconButton>
      </section>
    </>
  );
}
