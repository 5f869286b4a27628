// A draft of a tier list, stored in the browser (BU-25): ids only, with a format version.
// Invariant: `parseTierlistDraft` never throws and returns only valid boards over the draft's own
// images. An undamaged draft round-trips, including its history.
// The web app stores drafts and decides whose drafts may be shown.

import { type DraftFields, parseDraftFields, parseStored } from '../draft-fields.ts';
import { isImageId } from '../image-id.ts';
import { parseImageIds, parseRecord } from '../parse-untrusted.ts';
import { type Board, isSameBoard, listBoardImages } from './board.ts';
import {
  getPresent,
  type History,
  parseHistory,
  type SavedHistory,
  startHistory,
  toSavedHistory,
} from './history.ts';
import { parseBoard } from './parse-board.ts';
import { reconcile } from './repair-board.ts';

const VERSION = 1;

type TierlistDraftFields = DraftFields & {
  /** Null until the tier list is first saved. */
  readonly tierlistId: number | null;
  /** The images that were selected from the album when the draft was made. */
  readonly imageIds: readonly number[];
};

export type TierlistDraft = TierlistDraftFields & { readonly history: History };

/** The stored form. It repeats the present board outside the history, so that the board survives a damaged history. */
export type TierlistDraftJson = TierlistDraftFields & {
  readonly v: typeof VERSION;
  readonly board: Board;
  readonly history: SavedHistory;
};

export function toDraftJson({ history, ...fields }: TierlistDraft): TierlistDraftJson {
  return { v: VERSION, ...fields, board: getPresent(history), history: toSavedHistory(history) };
}

/** Parses stored text or an already parsed value. Returns null when nothing can be recovered. */
export function parseTierlistDraft(stored: unknown): TierlistDraft | null {
  const draft = parseRecord(parseStored(stored));
  const fields = draft && parseDraftFields(draft);
  const board = parseBoard(draft?.['board']);
  if (!fields || !board || draft['v'] !== VERSION) return null;
  const { tierlistId, imageIds } = draft;
  const selection = Array.isArray(imageIds) ? parseImageIds(imageIds) : listBoardImages(board);
  const present = reconcile(board, selection);
  return {
    ...fields,
    tierlistId: isImageId(tierlistId) ? tierlistId : null,
    imageIds: selection,
    history: parseHistory(draft['history'], present) ?? startHistory(present),
  };
}

/**
 * Adapts a history to another selection of images. Returns it unchanged if the board needs no
 * change; otherwise a new history starts from the reconciled board.
 */
export function reconcileHistory(history: History, imageIds: readonly number[]): History {
  const present = getPresent(history);
  const next = reconcile(present, imageIds);
  return isSameBoard(next, present) ? history : startHistory(next);
}
