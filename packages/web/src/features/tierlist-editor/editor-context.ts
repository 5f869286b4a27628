import type { Action } from '@palmares/core/tierlist/actions';
import { createContext, use } from 'react';
import type { OpenDialog } from '../../editor/editor-kind.ts';
import type { BoardStore } from './editor-store.ts';
import type { TierlistParts } from './tierlist-kind.ts';
import type { TileImages } from './tile-image.ts';
import type { Tiles } from './tiles.ts';

/** What is open over the board, beside the dialogs of all editors. */
export type BoardDialog =
  | { readonly kind: 'tier'; readonly tier: string }
  | { readonly kind: 'image'; readonly image: number }
  | { readonly kind: 'presets' | 'tiers' | 'settings' | 'addImages' | 'picture' };

/** What can be done, the same object for the life of the editor: a drag under way does not end because images were read again. */
export type EditorActions = {
  readonly store: BoardStore;
  readonly open: OpenDialog<TierlistParts>;
  /** Performs an action, and says why when it is refused. */
  readonly act: (action: Action) => boolean;
  readonly tiles: Tiles;
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
