// The keys of a game, wherever it is played: on a page or in a dialog over it.
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isSwitchedOff } from './single-keys.ts';

/** What a key does; null for a key that the game leaves to the browser. */
export type KeyAction = (() => void) | null;

const FIELDS = 'input:not([role="switch"]), textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Behind a dialog there are no keys (LB-48). What is pressed on something beside the game (the header, the footer, « Fermer » of its
 * dialog), without Ctrl, is not for the game, and keys of one character can be switched off (WCAG 2.1.4). `root`: null while the game
 * is covered. `isInDialog`: dialogs keep the keys they see to themselves, so the game reads them first.
 */
export function useGameKeys(
  keyOf: (event: KeyboardEvent) => KeyAction,
  root: RefObject<HTMLElement | null> | null,
  { isInDialog = false } = {},
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (root === null || event.defaultPrevented || isCovered(root.current)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand && (isElsewhere(event, root.current) || isSwitchedOff(event))) return;
    const run = keyOf(event);
    if (run === null) return;
    event.preventDefault();
    run();
  });
  // With the screen, not after it: a key between two editors of the same work would go to the one that is left.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey, { capture: isInDialog });
    return () => window.removeEventListener('keydown', onKey, { capture: isInDialog });
  }, [isInDialog]);
}

/** By a dialog or a menu that the game is not in. */
function isCovered(root: HTMLElement | null): boolean {
  return [...document.querySelectorAll(OVERLAYS)].some((overlay) => !overlay.contains(root));
}

/** When nothing has the focus, what is around all of the game has it. */
function isElsewhere({ target }: KeyboardEvent, root: HTMLElement | null): boolean {
  return target instanceof Node && root !== null && !root.contains(target) && !target.contains(root);
}

/** What is typed goes to a field. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** The digit of a key by its place on the keyboard: those of an AZERTY one need Shift. */
export function digitOf({ code }: KeyboardEvent): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** A key that is held down counts once. */
export function onceDown({ repeat }: KeyboardEvent, action: KeyAction): KeyAction {
  return action !== null && repeat ? () => {} : action;
}
