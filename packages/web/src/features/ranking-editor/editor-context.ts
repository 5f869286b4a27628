import type { Ranking } from '@palmares/core/contract/types';
import { createContext, use } from 'react';
import type { ContentImages } from '../../editor/content-images.ts';
import type { OpenDialog } from '../../editor/editor-kind.ts';
import type { RestoredRanking } from './editor-draft.ts';
import type { RankingSource } from './editor-source.ts';
import type { Clean, EditorState, RankingActions, RankingStore } from './editor-store.ts';
import type { RankingSave } from './save-ranking.ts';

/** The dialogs that only the ranking editor has: one of the images shown together. */
export type ImageShown = {
  readonly kind: 'image';
  readonly image: number;
  readonly images: readonly number[];
};

/** The types of the ranking as an editor kind. */
export type RankingParts = {
  wire: Ranking;
  source: RankingSource;
  state: EditorState;
  actions: RankingActions;
  clean: Clean;
  body: RankingSave;
  found: RestoredRanking;
  dialog: ImageShown;
};

export type Editor = {
  readonly store: RankingStore;
  readonly images: ContentImages;
  readonly open: OpenDialog<RankingParts>;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('This part only works inside the ranking editor');
  return editor;
}
