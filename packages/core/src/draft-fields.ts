// Fields shared by the drafts of tier lists, tournaments and rankings: owner, album, name (BU-24).
// Invariant: parsing never throws and returns null when the owner or the album is unknown.
// Each kind parses its own content.
import { isImageId } from './image-id.ts';
import { parseString } from './parse-untrusted.ts';

export type DraftFields = {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The owner: a nametag, or the caller's key for visitors. */
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
    name: parseString(draft['name']) ?? '',
    description: parseString(draft['description']) ?? '',
    // Private is the safer choice when the field is damaged.
    private: draft['private'] !== false,
  };
}

/** Parses a stored text as JSON. Returns other values unchanged, and null for invalid JSON. */
export function parseStored(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Returns an integer from 0 to 2³²−1, the range of seeds; null for anything else. */
export function parseUint32(value: unknown): number | null {
  return typeof value === 'number' && value >>> 0 === value ? value : null;
}

/** Returns whether two selections hold the same images in any order. If not, the editor asks « Reprendre » or « Recommencer ». */
export function isSameSelection(a: readonly number[], b: readonly number[]): boolean {
  const first = new Set(a);
  const second = new Set(b);
  return first.size === second.size && [...first].every((image) => second.has(image));
}
