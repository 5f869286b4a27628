import { useEffect, useLayoutEffect, useRef } from 'react';

export type PlayKeys = {
  /** Position in the duel, from 0. `last` is the right one. */
  onPick: (position: number | 'last' | 'middle') => void;
  onNext: () => void;
  onUndo: () => void;
  onHelp: () => void;
};

/** Keys of the whole page; ignored in fields and while a dialog is open (ux.md). Digits by their place: AZERTY types others. */
export function usePlayKeyboard(keys: PlayKeys, enabled: boolean): void {
  const newest = useRef(keys);
  // Before the paint: on a slow machine a key may come before the other effects, and means what is seen.
  useLayoutEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
      const run = actionOf(event, newest.current);
      if (run === null) return;
      event.preventDefault();
      if (!event.repeat) run();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled]);
}

function actionOf(event: KeyboardEvent, keys: PlayKeys): (() => void) | null {
  const { key, code } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey)
    return key.toLowerCase() === 'z' && !event.shiftKey ? keys.onUndo : null;
  const digit = /^(?:Digit|Numpad)([123])$/.exec(code)?.[1];
  if (digit !== undefined) return () => keys.onPick(Number(digit) - 1);
  switch (key) {
    case 'ArrowLeft':
      return () => keys.onPick(0);
    case 'ArrowRight':
      return () => keys.onPick('last');
    case 'ArrowDown':
    case 'ArrowUp':
      return () => keys.onPick('middle');
    case 'n':
    case 'N':
      return keys.onNext;
    case 'u':
    case 'U':
      return keys.onUndo;
    case '?':
      return keys.onHelp;
    default:
      return null;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
