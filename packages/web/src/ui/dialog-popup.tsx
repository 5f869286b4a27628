import { Dialog } from '@base-ui/react/dialog';
import { useLayoutEffect, useRef } from 'react';
import { makeInertOutside } from '../lib/inert-outside.ts';
import { isRendered } from '../lib/is-rendered.ts';
import { isTouchScreen } from '../lib/touch-screen.ts';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';
import styles from './dialog-popup.module.css';
import { IconButton } from './icon-button.tsx';
import { IconClose } from './icons-shell.tsx';
import { useLanguage } from './language.ts';

const CLOSE = { fr: 'Fermer', en: 'Close' } as const;
const CONTROLS = 'input, button, select, textarea, a[href]';

/** It opens no keyboard on a phone. */
const QUIET_FIELD = 'input[readonly][data-autofocus]';

type Props = DialogProps & { open: boolean; shape: 'dialog' | 'drawer' };

/** What takes the focus: the element marked `data-autofocus`, else the first control of the content, rather than « Fermer ». */
function firstControl(popup: HTMLElement | null): HTMLElement | null {
  const wanted = popup?.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) return wanted;
  const controls =
    popup?.querySelectorAll<HTMLElement>(`[data-content] :is(${CONTROLS}):not(:disabled)`) ?? [];
  // A hidden control (the account's name for password managers) cannot take the focus, which would stay behind the dialog.
  return [...controls].find(isRendered) ?? popup;
}

export function DialogPopup({
  open,
  shape,
  title,
  description,
  children,
  footer,
  onClose,
  size = 'm',
  focusAfter,
}: Props) {
  const language = useLanguage();
  // On a touch screen a focused field would open the keyboard over the dialog.
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        {/* Also over the dialog that this one was opened from. */}
        <Dialog.Backdrop forceRender className={styles.backdrop} />
        <Dialog.Viewport className={classNames(styles.viewport, styles[shape])}>
          {open && <InertBehind />}
          <Dialog.Popup
            ref={popup}
            lang={language}
            initialFocus={(interaction) =>
              interaction === 'touch' || isTouchScreen()
                ? (popup.current?.querySelector<HTMLElement>(QUIET_FIELD) ?? popup.current)
                : firstControl(popup.current)
            }
            finalFocus={focusAfter && (() => focusAfter() ?? true)}
            className={classNames(styles.popup, size === 'l' && styles.large)}
          >
            <header className={styles.header}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close
                render={
                  <IconButton label={CLOSE[language]}>
                    <IconClose />
                  </IconButton>
                }
              />
            </header>
            <div className={styles.body} data-content>
              {description !== undefined && (
                <Dialog.Description className={styles.description} render={<div />}>
                  {description}
                </Dialog.Description>
              )}
              {children}
            </div>
            {footer !== undefined && (
              <footer className={styles.footer} data-content>
                {footer}
              </footer>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** As long as the dialog is open: it ends before the focus goes back, which nothing inert can take. */
function InertBehind() {
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // With its backdrop, by which it is closed: what the portal has put beside the page.
    const portal = here.current?.closest('body > *');
    return portal ? makeInertOutside(portal) : undefined;
  }, []);
  return <span ref={here} hidden />;
}
