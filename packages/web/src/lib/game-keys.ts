// Keyboard shortcuts of a game, on a page or in a dialog.
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isDisabledKey } from './single-key-shortcuts.ts';

/** The action of a key; null for a key that the game leaves to the browser. */
export type KeyAction = (() => void) | null;

const FIELDS = 'input:not([role="switch"]), textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Shortcuts do nothing behind a dialog (LB-48). Keys without Ctrl that are pressed outside the game (the header, the footer, « Fermer » of
 * its dialog) are ignored, and single-character keys can be switched off (WCAG 2.1.4). `root`: null while the game is covered.
 * `isInDialog`: dialogs stop the propagation of keys, so the game listens in the capture phase.
 */
export function useGameKeys(
  keyOf: (event: KeyboardEvent) => KeyAction,
  root: RefObject<HTMLElement | null> | null,
  { isInDialog = false } = {},
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (root === null || event.defaultPrevented || isCovered(root.current)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand && (isElsewhere(event, root.current) || isDisabledKey(event))) return;
    const run = keyOf(event);
    if (run === null) return;
    event.preventDefault();
    run();
  });
  // A layout effect attaches the listener together with the screen: with an effect, a key pressed while one editor replaces another would
  // reach the old one.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey, { capture: isInDialog });
    return () => window.removeEventListener('keydown', onKey, { capture: isInDialog });
  }, [isInDialog]);
}

/** True when a dialog or a menu that does not contain the game is open. */
function isCovered(root: HTMLElement | null): boolean {
  return [...document.querySelectorAll(OVERLAYS)].some((overlay) => !overlay.contains(root));
}

/** When nothing has the focus, the event target is an ancestor of the game, which counts as the game. */
function isElsewhere({ target }: KeyboardEvent, root: HTMLElement | null): boolean {
  return target instanceof Node && root !== null && !root.contains(target) && !target.contains(root);
}

/** True when the key is typed into a field. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Returns the digit by the key's physical position: an AZERTY keyboard needs Shift for digits. */
export function getDigit({ code }: KeyboardEvent): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** Ignores the repeat events of a key that is held down. */
export function ignoreRepeats({ repeat }: KeyboardEvent, action: KeyAction): KeyAction {
  return action !== null && repeat ? () => {} : action;
}
