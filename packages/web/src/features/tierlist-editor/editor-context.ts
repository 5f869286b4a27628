import type { Action } from '@palmares/core/tierlist/actions';
import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorState, EditorStore } from './editor-store.ts';
import type { TileImages } from './tile-image.ts';

/** What is open over the board. */
export type OpenDialog =
  | { kind: 'tier'; tier: string }
  | { kind: 'image'; image: number }
  | {
      kind:
        | 'presets'
        | 'settings'
        | 'reset'
        | 'delete'
        | 'leave'
        | 'shortcuts'
        | 'info'
        | 'conflict'
        | 'gone'
        | 'addImages'
        | 'picture';
    };

/** What can be done, the same object for the life of the editor: a drag under way does not end because images were read again. */
export type EditorActions = {
  readonly store: EditorStore;
  readonly open: (dialog: OpenDialog | null) => void;
  /** Performs an action, and says why when it is refused. */
  readonly act: (action: Action) => boolean;
};

export type Editor = EditorActions & {
  /** Their addresses are renewed, and the album may bring others. */
  readonly images: TileImages;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('This part only works inside the tier list editor');
  return editor;
}

/** A piece of the editor's state; draws again only when that piece changes. */
export function useEditorState<T>(store: EditorStore, pick: (state: EditorState) => T): T {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
