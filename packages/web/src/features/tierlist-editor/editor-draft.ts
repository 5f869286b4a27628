// The editor's unsaved work as it is kept in the browser: core's draft, and the version of the saved tier list it was made on.
import { isSameSelection } from '@palmares/core/draft-fields';
import { imagesOf } from '@palmares/core/tierlist/board';
import {
  parseTierlistDraft,
  reconcileHistory,
  type TierlistDraft,
  toSavedDraft,
} from '@palmares/core/tierlist/draft';
import { presentOf } from '@palmares/core/tierlist/history';
import type { Saved } from '../../lib/content-saver.ts';
import type { EditorStart, EditorState } from './editor-store.ts';

export type EditorDraft = { readonly draft: TierlistDraft; readonly base: number | null };

export type DraftContext = {
  readonly userKey: string;
  readonly albumId: number;
  /** The images that this editor was opened with. */
  readonly selection: readonly number[];
};

export function toStoredDraft(
  { history, details, savedAs }: EditorState,
  { userKey, albumId, selection }: DraftContext,
  now: number,
): unknown {
  return {
    base: savedAs?.version ?? null,
    draft: toSavedDraft({
      savedAt: now,
      userKey,
      albumId,
      tierlistId: savedAs?.id ?? null,
      ...details,
      // Those added since are part of it too.
      imageIds: [...new Set([...selection, ...imagesOf(presentOf(history))])],
      history,
    }),
  };
}

/** Null when there is nothing usable, or when it belongs to another album. */
export function parseStoredDraft(stored: unknown, albumId: number): EditorDraft | null {
  if (typeof stored !== 'object' || stored === null || !('draft' in stored)) return null;
  const draft = parseTierlistDraft(stored.draft);
  if (draft === null || draft.albumId !== albumId) return null;
  const base = 'base' in stored && typeof stored.base === 'number' ? stored.base : null;
  return { draft, base };
}

/** `ask` when the screen was opened for something else than what the draft holds: another selection, or a newer save. */
export type DraftFit = 'none' | 'resume' | 'ask';

export function fitOf(
  found: EditorDraft | null,
  selection: readonly number[],
  savedAs: Saved | null,
): DraftFit {
  if (found === null) return 'none';
  if (savedAs !== null) return found.base === savedAs.version ? 'resume' : 'ask';
  return isSameSelection(found.draft.imageIds, selection) ? 'resume' : 'ask';
}

/** The editor as the draft left it. Images that the album no longer has are gone from it. */
export function resume(
  { draft, base }: EditorDraft,
  known: ReadonlySet<number>,
  start: EditorStart,
): EditorStart & { readonly selection: readonly number[] } {
  const selection = draft.imageIds.filter((image) => known.has(image));
  const history = reconcileHistory(draft.history, selection);
  const { name, description } = draft;
  return {
    ...start,
    history,
    details: { name, description, private: draft.private },
    // A save on an older version is refused by the server, and the person chooses then.
    savedAs: start.savedAs && { ...start.savedAs, version: base ?? start.savedAs.version },
    selection,
  };
}

/** How many images stand in tiers: what a draft is worth, in the question « Reprendre ou recommencer ? ». */
export function placedCount({ draft }: EditorDraft): number {
  return presentOf(draft.history).tiers.reduce((sum, tier) => sum + tier.images.length, 0);
}
