import { type RefObject, useEffect, useId, useRef } from 'react';
import { makeInertOutside } from '../lib/inert-outside.ts';
import { isTouchScreen } from '../lib/touch-screen.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import popup from '../ui/dialog-popup.module.css';
import { DIALOG_TEXTS } from '../ui/dialog-props.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { IconClose } from '../ui/icons-actions.tsx';
import { findPlay, IntroEnd, type IntroProps, IntroSteps, recordIntro } from '../ui/intro-dialog.tsx';
import { useLanguage } from '../ui/language.ts';
import styles from './first-intro.module.css';

type Props = IntroProps & {
  /** False where the browser has recorded that it was read: the server does not know, and style sheets hide it. */
  open: boolean;
};

/**
 * The introduction of a server-rendered editor, part of its first frame. It is a dialog in its place, because the elements of a dialog
 * library would replace it: the largest text of the page would be painted a second time, seconds later.
 */
export function FirstIntro(props: Props) {
  const { flag, onClose, open } = props;
  const intro = useRef<HTMLDivElement>(null);
  useModal(intro, open);
  function close(): void {
    recordIntro(flag);
    onClose();
  }
  return (
    // It closes with Escape, and with a press beside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={intro}
      className={styles.intro}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <div className={popup.backdrop} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        className={classNames(popup.viewport, popup.dialog)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <Sheet {...props} onClose={close} />
      </div>
    </div>
  );
}

/** While `open`, only the dialog can be used, and has the focus. */
function useModal(intro: RefObject<HTMLDivElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open || intro.current === null) return undefined;
    const { style } = document.documentElement;
    const end = makeInertOutside(intro.current);
    style.overflow = 'hidden';
    style.backgroundColor = 'var(--page-dimmed)';
    const focused = isTouchScreen() ? '[role="dialog"]' : '[data-autofocus]';
    intro.current.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    return () => {
      end();
      style.overflow = '';
      style.backgroundColor = '';
      findPlay()?.focus();
    };
  }, [intro, open]);
}

function Sheet({ title, steps, touchSteps, note, closeLabel, onClose, shortcuts, children }: IntroProps) {
  const language = useLanguage();
  const titleId = useId();
  return (
    <div
      // A modal `<dialog>` moves to another layer, where the browser lays it out and paints it again.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      lang={language}
      className={popup.popup}
    >
      <header className={popup.header}>
        <h2 id={titleId} className={popup.title}>
          {title}
        </h2>
        <IconButton label={DIALOG_TEXTS[language].close} onClick={onClose}>
          <IconClose />
        </IconButton>
      </header>
      <div className={popup.body}>
        <IntroSteps steps={steps} className={touchSteps && styles.mouse} />
        {touchSteps && <IntroSteps steps={touchSteps} className={styles.touch} />}
        <IntroEnd note={note}>{children}</IntroEnd>
      </div>
      <footer className={popup.footer}>
        {shortcuts !== undefined && (
          <Button
            variant="quiet"
            className={styles.mouse}
            onClick={() => {
              onClose();
              shortcuts.onOpen();
            }}
          >
            {shortcuts.label}
          </Button>
        )}
        <Button variant="primary" data-autofocus onClick={onClose}>
          {closeLabel}
        </Button>
      </footer>
    </div>
  );
}
