// The editor's unsaved work as it is kept in the browser: core's draft, and the version of the saved tier list it was made on.
import { imagesOf } from '@palmares/core/tierlist/board';
import {
  parseTierlistDraft,
  reconcileHistory,
  type TierlistDraft,
  toDraftJson,
} from '@palmares/core/tierlist/draft';
import { presentOf } from '@palmares/core/tierlist/history';
import { detailsOf } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import type { DraftFace } from '../../lib/drafts/draft-face.ts';
import {
  type DraftFit,
  type FoundDraft,
  fitDraft,
  keepDraft,
  readKeptDraft,
  savedAsOf,
} from '../../lib/drafts/kept-draft.ts';
import type { EditorStart, EditorState } from './editor-store.ts';
import { TEXTS } from './messages.ts';

export type EditorDraft = FoundDraft<TierlistDraft>;

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
  const draft = toDraftJson({
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

/** `known`: the images that there are. Those that the album no longer has leave the draft. */
export function parseStoredDraft(
  stored: unknown,
  albumId: number,
  known: ReadonlySet<number>,
): EditorDraft | null {
  const kept = readKeptDraft(stored, albumId, parseTierlistDraft);
  if (kept === null) return null;
  const { imageIds, history } = kept.draft;
  const left = imageIds.filter((image) => known.has(image));
  const lost = imagesOf(presentOf(history)).filter((image) => !known.has(image)).length;
  const draft = { ...kept.draft, imageIds: left, history: reconcileHistory(history, left) };
  return { ...kept, draft, lost };
}

export function fitOf(
  found: EditorDraft | null,
  selection: readonly number[],
  savedAs: Saved | null,
): DraftFit {
  return fitDraft(found, ({ imageIds }) => imageIds, { savedAs, selection });
}

/** The editor as the draft left it. */
export function resumeDraft(
  found: EditorDraft,
  start: EditorStart,
): { readonly start: EditorStart; readonly selection: readonly number[] } {
  const { draft } = found;
  const { history, imageIds } = draft;
  const savedAs = savedAsOf(found, start.savedAs);
  return { start: { ...start, history, details: detailsOf(draft), savedAs }, selection: imageIds };
}

/** What it holds, where the person has to choose. */
export function faceOf(found: EditorDraft): DraftFace {
  const { name, savedAt, history } = found.draft;
  const all = imagesOf(presentOf(history)).length;
  return { title: name, worth: TEXTS.draftWorth(placedCount(found), all), savedAt };
}

/** How many images stand in tiers: what a draft is worth, in the question « Reprendre ou recommencer ? ». */
export function placedCount({ draft }: EditorDraft): number {
  return presentOf(draft.history).tiers.reduce((sum, tier) => sum + tier.images.length, 0);
}
