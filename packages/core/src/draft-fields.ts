// What the drafts of tier lists, tournaments and rankings have in common: whose, of which album, under which name (BU-24).
// Invariant: never throws; null when it is unknown whose draft it is or of which album.
// Leaves out: the content itself, which each kind reads on its own.
import { isImageId } from './image-id.ts';
import { stringOf } from './untrusted.ts';

export type DraftFields = {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whose it is: a nametag, or the caller's word for a visitor. */
  readonly userKey: string;
  readonly albumId: number;
  readonly name: string;
  readonly description: string;
  readonly private: boolean;
};

export function parseDraftFields(draft: Readonly<Record<string, unknown>>): DraftFields | null {
  const { savedAt, userKey, albumId } = draft;
  if (typeof userKey !== 'string' || !isImageId(albumId)) return null;
  return {
    savedAt: typeof savedAt === 'number' && Number.isFinite(savedAt) ? savedAt : 0,
    userKey,
    albumId,
    name: stringOf(draft['name']) ?? '',
    description: stringOf(draft['description']) ?? '',
    // When the field is damaged, nobody knows what the person chose: private is the safer choice.
    private: draft['private'] !== false,
  };
}

/** The value behind a stored text; other values as they are; null when the text is not JSON. */
export function parseStored(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** An integer from 0 to 2³²−1, as seeds are; null for anything else. */
export function uint32Of(value: unknown): number | null {
  return typeof value === 'number' && value >>> 0 === value ? value : null;
}

/** Whether two selections hold the same images, in any order: else the editor asks « Reprendre » or « Recommencer ». */
export function isSameSelection(a: readonly number[], b: readonly number[]): boolean {
  const first = new Set(a);
  const second = new Set(b);
  return first.size === second.size && [...first].every((image) => second.has(image));
}
