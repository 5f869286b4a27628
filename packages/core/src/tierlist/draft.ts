// Unsaved work on a tier list, as it is kept in the browser (BU-25): ids only, versioned.
// Invariant: `parseTierlistDraft` never throws, and what it gives holds a valid board over the draft's own images;
// a draft that was written whole comes back equal, history included.
// Leaves out: where and when it is stored, and whose drafts may be shown.

import { type DraftFields, parseDraftFields, parseStored } from '../draft-fields.ts';
import { isImageId } from '../image-id.ts';
import { imageIdsOf, recordOf } from '../untrusted.ts';
import { type Board, imagesOf, isSameBoard } from './board.ts';
import {
  type History,
  parseHistory,
  presentOf,
  type SavedHistory,
  startHistory,
  toSavedHistory,
} from './history.ts';
import { parseBoard } from './parse-board.ts';
import { reconcile } from './repair-board.ts';

const VERSION = 1;

type TierlistDraftFields = DraftFields & {
  /** null while the tier list has never been saved. */
  readonly tierlistId: number | null;
  /** The selection the draft was made with. */
  readonly imageIds: readonly number[];
};

export type TierlistDraft = TierlistDraftFields & { readonly history: History };

/** What is written: the present board stands beside the history, so that it survives damage to the latter. */
export type TierlistDraftJson = TierlistDraftFields & {
  readonly v: typeof VERSION;
  readonly board: Board;
  readonly history: SavedHistory;
};

export function toDraftJson({ history, ...fields }: TierlistDraft): TierlistDraftJson {
  return { v: VERSION, ...fields, board: presentOf(history), history: toSavedHistory(history) };
}

/** Takes the stored text or the parsed value. Null when there is nothing to recover. */
export function parseTierlistDraft(stored: unknown): TierlistDraft | null {
  const draft = recordOf(parseStored(stored));
  const fields = draft && parseDraftFields(draft);
  const board = parseBoard(draft?.['board']);
  if (!fields || !board || draft['v'] !== VERSION) return null;
  const { tierlistId, imageIds } = draft;
  const selection = Array.isArray(imageIds) ? imageIdsOf(imageIds) : imagesOf(board);
  const present = reconcile(board, selection);
  return {
    ...fields,
    tierlistId: isImageId(tierlistId) ? tierlistId : null,
    imageIds: selection,
    history: parseHistory(draft['history'], present) ?? startHistory(present),
  };
}

/** The history over another selection: untouched when it is the same, else it starts again from the reconciled board. */
export function reconcileHistory(history: History, imageIds: readonly number[]): History {
  const present = presentOf(history);
  const next = reconcile(present, imageIds);
  return isSameBoard(next, present) ? history : startHistory(next);
}
