// The editor's unsaved work as it is kept in the browser: core's draft, and the version of the saved tier list it was made on.
import { imagesOf } from '@palmares/core/tierlist/board';
import {
  parseTierlistDraft,
  reconcileHistory,
  type TierlistDraft,
  toSavedDraft,
} from '@palmares/core/tierlist/draft';
import { presentOf } from '@palmares/core/tierlist/history';
import { detailsOf } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import {
  type DraftFit,
  fitDraft,
  type KeptDraft,
  keepDraft,
  readKeptDraft,
  savedAsOf,
} from '../../lib/drafts/kept-draft.ts';
import type { EditorStart, EditorState } from './editor-store.ts';

export type EditorDraft = KeptDraft<TierlistDraft>;

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
  const draft = toSavedDraft({
    savedAt: now,
    userKey,
    albumId,
    tierlistId: savedAs?.id ?? null,
    ...details,
    // Those added since are part of it too.
    imageIds: [...new Set([...selection, ...imagesOf(presentOf(history))])],
    history,
  });
  return keepDraft(draft, savedAs);
}

export function parseStoredDraft(stored: unknown, albumId: number): EditorDraft | null {
  return readKeptDraft(stored, albumId, parseTierlistDraft);
}

export function fitOf(
  found: EditorDraft | null,
  selection: readonly number[],
  savedAs: Saved | null,
): DraftFit {
  return fitDraft(found, ({ imageIds }) => imageIds, { savedAs, selection });
}

/** The editor as the draft left it. Images that the album no longer has are gone from it. */
export function resumeDraft(
  found: EditorDraft,
  known: ReadonlySet<number>,
  start: EditorStart,
): EditorStart & { readonly selection: readonly number[] } {
  const { draft } = found;
  const selection = draft.imageIds.filter((image) => known.has(image));
  const history = reconcileHistory(draft.history, selection);
  return {
    ...start,
    history,
    details: detailsOf(draft),
    savedAs: savedAsOf(found, start.savedAs),
    selection,
  };
}

/** How many images stand in tiers: what a draft is worth, in the question « Reprendre ou recommencer ? ». */
export function placedCount({ draft }: EditorDraft): number {
  return presentOf(draft.history).tiers.reduce((sum, tier) => sum + tier.images.length, 0);
}
