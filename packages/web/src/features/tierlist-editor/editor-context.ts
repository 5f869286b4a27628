import type { Tierlist } from '@palmares/core/contract/types';
import type { Action } from '@palmares/core/tierlist/actions';
import { createContext, use } from 'react';
import type { OpenDialog } from '../../editor/editor-kind.ts';
import type { RestoredTierlist } from './editor-draft.ts';
import type { BoardSource } from './editor-source.ts';
import type { BoardActions, BoardStore, Clean, EditorState } from './editor-store.ts';
import type { TierlistSave } from './save-tierlist.ts';
import type { TileImages } from './tile-image.ts';
import type { Tiles } from './tiles.ts';

/** The dialogs that only the tier list editor has, in addition to those of every editor. */
export type BoardDialog =
  | { readonly kind: 'tier'; readonly tier: string }
  | { readonly kind: 'image'; readonly image: number }
  | { readonly kind: 'presets' | 'tiers' | 'settings' | 'addImages' | 'picture' };

/** The types of the tier list as an editor kind. */
export type TierlistParts = {
  wire: Tierlist;
  source: BoardSource;
  state: EditorState;
  actions: BoardActions;
  clean: Clean;
  body: TierlistSave;
  found: RestoredTierlist;
  dialog: BoardDialog;
};

/** The actions of the editor. The object keeps its identity for the life of the editor, so refetched images do not end a drag. */
export type EditorActions = {
  readonly store: BoardStore;
  readonly open: OpenDialog<TierlistParts>;
  /** Performs an action and shows a toast when it is refused. Returns whether it was performed. */
  readonly act: (action: Action) => boolean;
  readonly tiles: Tiles;
};

export type Editor = EditorActions & {
  /** The images by id. Their signed addresses are renewed, and the album may gain images. */
  readonly images: TileImages;
  /** True if the tiles show the names of their images. */
  readonly names: boolean;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('This part only works inside the tier list editor');
  return editor;
}
