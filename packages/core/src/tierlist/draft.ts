// Unsaved work on a tier list, as it is kept in the browser (product.md §6): ids only, versioned.
// Invariant: `parseTierlistDraft` never throws, and what it gives holds a valid board over the draft's own images;
// a draft that was written whole comes back equal, history included.
// Leaves out: where and when it is stored, and whose drafts may be shown.
import { type Board, imagesOf, isImageId, isSameBoard } from './board.ts';
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
import { imageIdsOf, recordOf, stringOf } from './untrusted.ts';

const VERSION = 1;

type DraftFields = {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whose it is: a nametag, or the caller's word for a visitor. */
  readonly userKey: string;
  readonly albumId: number;
  /** null while the tier list has never been saved. */
  readonly tierlistId: number | null;
  readonly name: string;
  readonly description: string;
  readonly private: boolean;
  /** The selection the draft was made with. */
  readonly imageIds: readonly number[];
};

export type TierlistDraft = DraftFields & { readonly history: History };

/** What is written: the present board stands beside the history, so that it survives damage to the latter. */
export type SavedTierlistDraft = DraftFields & {
  readonly v: typeof VERSION;
  readonly board: Board;
  readonly history: SavedHistory;
};

export function toSavedDraft({ history, ...fields }: TierlistDraft): SavedTierlistDraft {
  return { v: VERSION, ...fields, board: presentOf(history), history: toSavedHistory(history) };
}

/** Takes the stored text or the parsed value. Null when there is nothing to recover. */
export function parseTierlistDraft(stored: unknown): TierlistDraft | null {
  const draft = recordOf(typeof stored === 'string' ? parseJson(stored) : stored);
  const board = parseBoard(draft?.['board']);
  if (!draft || !board || draft['v'] !== VERSION) return null;
  const { savedAt, userKey, albumId, tierlistId, imageIds } = draft;
  if (typeof userKey !== 'string' || !isImageId(albumId)) return null;
  const selection = Array.isArray(imageIds) ? imageIdsOf(imageIds) : imagesOf(board);
  const present = reconcile(board, selection);
  return {
    savedAt: typeof savedAt === 'number' && Number.isFinite(savedAt) ? savedAt : 0,
    userKey,
    albumId,
    tierlistId: isImageId(tierlistId) ? tierlistId : null,
    name: stringOf(draft['name']) ?? '',
    description: stringOf(draft['description']) ?? '',
    // What was meant is unknown when the field is damaged: better hidden than shown.
    private: draft['private'] !== false,
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

/** Whether two selections hold the same images, in any order: else the editor asks « Reprendre » or « Recommencer ». */
export function isSameSelection(a: readonly number[], b: readonly number[]): boolean {
  const first = new Set(a);
  const second = new Set(b);
  return first.size === second.size && [...first].every((image) => second.has(image));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
