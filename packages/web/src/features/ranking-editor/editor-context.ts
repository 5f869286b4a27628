import { createContext, use, useSyncExternalStore } from 'react';
import type { DetailImage } from '../../ui/image-detail-dialog.tsx';
import type { EditorState, EditorStore } from './editor-store.ts';

/** What is open over the ranking. */
export type OpenDialog =
  | { kind: 'image'; image: number; images: readonly number[] }
  | { kind: 'info' | 'reset' | 'restart' | 'shortcuts' | 'conflict' | 'gone' };

export type Editor = {
  readonly store: EditorStore;
  readonly images: ReadonlyMap<number, DetailImage>;
  readonly open: (dialog: OpenDialog | null) => void;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('This part only works inside the ranking editor');
  return editor;
}

export function useEditorState(store: EditorStore): EditorState {
  return useSyncExternalStore(store.subscribe, store.get);
}
