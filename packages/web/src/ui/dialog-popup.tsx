import { Dialog } from '@base-ui/react/dialog';
import { type MouseEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { makeInertOutside } from '../lib/inert-outside.ts';
import { isRendered } from '../lib/is-rendered.ts';
import { type FocusOrigin, recordFocusOrigin, restoreFocus } from '../lib/return-focus.ts';
import { isTouchScreen } from '../lib/touch-screen.ts';
import { classNames } from './class-names.ts';
import styles from './dialog-popup.module.css';
import { DIALOG_TEXTS, type DialogProps } from './dialog-props.ts';
import { IconButton } from './icon-button.tsx';
import { IconClose } from './icons-actions.tsx';
import { useLanguage } from './language.ts';
import { PressGuardContext, usePressGuard } from './press-guard.tsx';

const CONTROLS = 'input, button, select, textarea, a[href]';
/** Read-only fields do not open the keyboard of a phone. */
const QUIET_FIELD = 'input[readonly][data-autofocus]';

type Props = DialogProps & { open: boolean; shape: 'dialog' | 'drawer' };

/** Returns the initial focus: the element marked `data-autofocus`, else the first control of the content, rather than « Fermer ». */
function firstControl(popup: HTMLElement | null): HTMLElement | null {
  const wanted = popup?.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) return wanted;
  const controls =
    popup?.querySelectorAll<HTMLElement>(`[data-content] :is(${CONTROLS}):not(:disabled)`) ?? [];
  // A hidden control (the account's name for password managers) cannot take the focus, which would stay behind the dialog.
  return [...controls].find(isRendered) ?? popup;
}

export function DialogPopup(props: Props) {
  const { open, shape, title, step = title, onClose, size = 'm', focusAfter } = props;
  const language = useLanguage();
  // A focused field would open the keyboard of a touch screen over the dialog.
  const popup = useRef<HTMLDivElement>(null);
  const [origin, keepOrigin] = useFocusOrigin();
  const guard = usePressGuard(open ? step : '', 'first');
  const heading = useHeadingOfStep(step, popup);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { event, reason }) => {
        // The second press of a double click that opened the dialog falls outside it and must not close it.
        if (!next && !(reason === 'outside-press' && guard.refuses(event))) onClose();
      }}
    >
      <Dialog.Portal>
        {/* The backdrop also covers the dialog that this one was opened from. */}
        <Dialog.Backdrop forceRender className={styles.backdrop} />
        <Dialog.Viewport
          className={classNames(styles.viewport, styles[shape])}
          // A refused press outside the dialog leaves the focus inside.
          onMouseDown={(press) => {
            if (press.target === press.currentTarget && guard.refuses(press.nativeEvent))
              press.preventDefault();
          }}
        >
          {open && <Behind onOrigin={keepOrigin} />}
          <Dialog.Popup
            ref={popup}
            lang={language}
            data-fresh={!guard.isReady || undefined}
            initialFocus={(interaction) =>
              interaction === 'touch' || isTouchScreen()
                ? (popup.current?.querySelector<HTMLElement>(QUIET_FIELD) ?? popup.current)
                : firstControl(popup.current)
            }
            finalFocus={() => focusAfter?.() ?? isGivenBack(origin.current, popup.current)}
            onClickCapture={(click) => guard.refuses(click.nativeEvent) && refuseSecondPress(click)}
            className={classNames(styles.popup, size === 'l' && styles.large)}
          >
            <PressGuardContext value={guard}>
              <Content {...props} heading={heading} />
            </PressGuardContext>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Remembers the element that had the focus when the dialog opened, for its close. */
function useFocusOrigin() {
  const origin = useRef<FocusOrigin>(null);
  const keep = useCallback((from: FocusOrigin) => {
    origin.current = from;
  }, []);
  return [origin, keep] as const;
}

type ContentProps = Props & { heading: RefObject<HTMLHeadingElement | null> };

function Content({ heading, title, isTitleTyped, description, children, footer }: ContentProps) {
  const language = useLanguage();
  return (
    <>
      <header className={styles.header}>
        <Dialog.Title ref={heading} tabIndex={-1} className={styles.title}>
          {isTitleTyped ? <bdi lang="">{title}</bdi> : title}
        </Dialog.Title>
        <Dialog.Close
          render={
            <IconButton label={DIALOG_TEXTS[language].close}>
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
    </>
  );
}

/** On a new step, the control that led to it was replaced or removed: the focus moves to the heading, unless the step sets it itself. */
function useHeadingOfStep(
  step: string,
  popup: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { activeElement } = document;
    const hasPlace =
      activeElement !== popup.current &&
      popup.current?.contains(activeElement) &&
      !activeElement?.matches('[data-guarded]');
    if (!hasPlace) heading.current?.focus();
  }, [step, popup]);
  return heading;
}

/** Ignores the second click of a double click, or a second Enter; submit buttons have their own guard. */
function refuseSecondPress(click: MouseEvent): void {
  const { target, detail } = click;
  if (detail === 1 || !(target instanceof Element)) return;
  if (target.closest('a[href], button:not([type="submit"])') === null) return;
  click.preventDefault();
  click.stopPropagation();
}

/** True when the opener should get the focus back; `restoreFocus` handles an opener that was removed. */
function isGivenBack(origin: FocusOrigin | null, popup: HTMLElement | null): boolean {
  const { activeElement } = document;
  const hasMoved =
    activeElement !== null &&
    activeElement !== document.body &&
    activeElement.closest('[role="dialog"]') === null;
  if (hasMoved && !popup?.contains(activeElement)) return false;
  return origin?.opener?.isConnected ?? true;
}

/**
 * Makes the page behind the dialog inert while it is open, and undoes it before the focus is restored, because inert elements cannot take
 * the focus.
 */
function Behind({ onOrigin }: { onOrigin: (from: FocusOrigin) => void }) {
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // The child of `body` that holds the portal, which includes the backdrop: a press on the backdrop closes the dialog.
    const portal = here.current?.closest('body > *');
    if (!portal) return undefined;
    const from = recordFocusOrigin(portal);
    onOrigin(from);
    const end = makeInertOutside(portal);
    return () => {
      end();
      restoreFocus(from);
    };
  }, [onOrigin]);
  return <span ref={here} hidden />;
}
