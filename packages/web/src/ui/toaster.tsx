import { TOAST_TEXTS as game } from '@palmares/texts/game/notices';
import { LANGUAGE } from '@palmares/texts/page/language';
import { TOAST_TEXTS as page } from '@palmares/texts/page/notices';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { ALIVE_ATTRIBUTE } from '../lib/inert-outside.ts';
import { GuardedButton } from './guarded-button.tsx';
import { IconButton } from './icon-button.tsx';
import { IconClose } from './icons-actions.tsx';
import { IconError, IconInfo, IconSuccess } from './icons-status.tsx';
import { textsByLanguage, useLanguage } from './language.ts';
import { GuardedStep } from './press-guard.tsx';
import { dismissToast, dismissToastsOfOthers, TOAST_MS, type Toast, toastStore } from './toast-store.ts';
import styles from './toaster.module.css';

const TEXTS = textsByLanguage(page, game);
const ICONS = { success: IconSuccess, error: IconError, info: IconInfo };

/** Renders the toasts; mounted once for the whole site. The two live regions exist before their first message. */
export function Toaster() {
  const toasts = useStore(toastStore);
  const { pathname } = useLocation();
  useEffect(() => dismissToastsOfOthers(pathname), [pathname]);
  const toaster = useRef<HTMLDivElement>(null);
  const isMoved = useFocusOverlap(toaster, toasts);
  useToldHeight(toaster, isMoved);
  return (
    <div
      ref={toaster}
      className={styles.toaster}
      data-moved={isMoved || undefined}
      {...{ [ALIVE_ATTRIBUTE]: '' }}
    >
      <div role="alert" className={styles.region}>
        {toasts
          .filter((toast) => toast.kind === 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold the buttons' blocks */}
      <div role="status" className={styles.region}>
        {toasts
          .filter((toast) => toast.kind !== 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

/**
 * Moves the toasts to the other end of the window while they would cover the focused element (WCAG 2.4.11). Returns true when they have
 * moved; they stay there until all are gone or they are in the way again.
 */
function useFocusOverlap(toaster: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [isMoved, setMoved] = useState(false);
  if (isMoved && toasts.length === 0) setMoved(false);
  const look = useEffectEvent(() => {
    // A game begins below the toasts: at the foot of the window they would cover its controls.
    if (isPlaying()) setMoved(false);
    else if (toaster.current !== null && coversFocus(toaster.current)) setMoved(!isMoved);
  });
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    // The browser scrolls to the focused element after the event.
    const lookNext = () => requestAnimationFrame(look);
    lookNext();
    document.addEventListener('focusin', lookNext);
    return () => document.removeEventListener('focusin', lookNext);
  }, [toasts]);
  return isMoved;
}

/** True while a game is on screen, unless the focus is outside of it, such as in the site header. */
function isPlaying(): boolean {
  const { activeElement: focused, documentElement } = document;
  const isOutside = focused !== null && focused !== document.body && focused.closest('main') === null;
  return 'game' in documentElement.dataset && !isOutside;
}

/** Tests the centre of the focused element, because a dialog or a long text is larger than any toast. */
function coversFocus(toaster: HTMLElement): boolean {
  const { activeElement: focused } = document;
  if (focused === null || focused === document.body || toaster.contains(focused)) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [...toaster.querySelectorAll('[role] > *')].some((toast) => {
    const box = toast.getBoundingClientRect();
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

/** Publishes the height of the toasts, below which the screen of a game begins; zero when they are at the other end of the window. */
function useToldHeight(toaster: RefObject<HTMLElement | null>, isMoved: boolean): void {
  useLayoutEffect(() => {
    const { current: element } = toaster;
    if (element === null || isMoved) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isEmpty = element.querySelector('[role] > *') === null;
      // The styles of every element depend on it: it is not set to zero.
      if (isEmpty) style.removeProperty('--toasts');
      else style.setProperty('--toasts', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts');
    };
  }, [toaster, isMoved]);
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const language = useLanguage();
  const { id, kind, action } = toast;
  const isOffer = action !== undefined;
  useEffect(() => {
    // A toast with an action never expires, because some people need long to reach it (WCAG 2.2.1).
    if (held || isOffer) return undefined;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS[kind]);
    return () => clearTimeout(timer);
  }, [held, id, kind, isOffer]);

  const KindIcon = ICONS[kind];
  return (
    <div
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <KindIcon className={styles.icon ?? ''} />
      <p className={styles.text} lang={toast.lang ?? LANGUAGE}>
        {toast.text}
      </p>
      {action && (
        <GuardedStep step="offer" from="first">
          <GuardedButton
            size="s"
            lang={toast.lang}
            onClick={() => {
              action.run();
              dismissToast(id);
            }}
          >
            {action.label}
          </GuardedButton>
        </GuardedStep>
      )}
      <IconButton
        label={TEXTS[language].close}
        lang={language}
        onClick={() => {
          toast.onClose?.();
          dismissToast(id);
        }}
      >
        <IconClose size="s" />
      </IconButton>
    </div>
  );
}
