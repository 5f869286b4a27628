import { createContext, use } from 'react';
import type { ContentImages } from '../../editor/content-images.ts';
import type { OpenDialog } from '../../editor/editor-kind.ts';
import type { RankingStore } from './editor-store.ts';
import type { RankingParts } from './ranking-kind.ts';

/** The dialogs that only the ranking editor has: one of the images shown together. */
export type ImageShown = {
  readonly kind: 'image';
  readonly image: number;
  readonly images: readonly number[];
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
