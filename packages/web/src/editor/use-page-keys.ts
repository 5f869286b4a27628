import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { EditorKind, EditorParts, KeyTargets } from './editor-kind.ts';
import { isSwitchedOff } from './single-keys.ts';

const FIELDS = 'input:not([role="switch"]), textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Keys of the whole page: those of the kind, then undo, redo and the list of them all. Behind a dialog there are none (ux.md), and
 * what is pressed on the header or the footer, without Ctrl, is not for the builder (WCAG 2.1.4). `root`: null while it is covered.
 */
export function usePageKeys<P extends EditorParts>(
  kind: EditorKind<P>,
  editor: KeyTargets<P>,
  root: RefObject<HTMLElement | null> | null,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (root === null || event.defaultPrevented || document.querySelector(OVERLAYS) !== null) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand && (isElsewhere(event, root.current) || isSwitchedOff(event))) return;
    const run = kind.keyOf?.(event, editor) ?? (isTyping(event) ? null : keyOfAll(event, editor));
    if (run === null) return;
    event.preventDefault();
    run();
  });
  // With the screen, not after it: a key between two editors of the same work would go to the one that is left.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** On something beside the builder. Nothing has the focus: what is around all of it has. */
function isElsewhere({ target }: KeyboardEvent, root: HTMLElement | null): boolean {
  return target instanceof Node && root !== null && !root.contains(target) && !target.contains(root);
}

/** What is typed goes to a field. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

function keyOfAll<P extends EditorParts>(
  event: KeyboardEvent,
  { store, open }: KeyTargets<P>,
): (() => void) | null {
  const key = event.key.toLowerCase();
  if (event.altKey) return null;
  if (!event.ctrlKey && !event.metaKey) return key === '?' ? () => open({ kind: 'shortcuts' }) : null;
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (isRedo) return store.redo?.bind(store) ?? null;
  return key === 'z' ? () => store.undo() : null;
}

/** The digit of a key by its place on the keyboard: those of an AZERTY one need Shift. */
export function digitOf({ code }: KeyboardEvent): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}
