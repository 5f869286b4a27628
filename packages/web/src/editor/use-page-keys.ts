import type { RefObject } from 'react';
import { isTyping, type KeyAction, useGameKeys } from '../lib/game-keys.ts';
import type { EditorKind, EditorParts, KeyTargets } from './editor-kind.ts';

/** Page-wide shortcuts: those of the kind, then undo, redo and the list of shortcuts. `root`: null while the editor is covered. */
export function usePageKeys<P extends EditorParts>(
  kind: EditorKind<P>,
  editor: KeyTargets<P>,
  root: RefObject<HTMLElement | null> | null,
): void {
  useGameKeys(
    (event) =>
      kind.getKeyAction?.(event, editor) ?? (isTyping(event) ? null : getSharedKeyAction(event, editor)),
    root,
  );
}

function getSharedKeyAction<P extends EditorParts>(
  event: KeyboardEvent,
  { store, open }: KeyTargets<P>,
): KeyAction {
  const key = event.key.toLowerCase();
  if (event.altKey) return null;
  if (!event.ctrlKey && !event.metaKey) return key === '?' ? () => open({ kind: 'shortcuts' }) : null;
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (isRedo) return store.redo?.bind(store) ?? null;
  return key === 'z' ? () => store.undo() : null;
}
