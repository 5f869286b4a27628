// What a list of unsaved work says of each draft, whatever its kind: read from the fields that all kinds write
// (core/draft-fields.ts), without their engines.
// Invariant: never throws; null for junk, which the builder would not open either.
import { parseDraftFields } from '@palmares/core/draft-fields';
import { arrayOf, imageIdsOf, recordOf } from '@palmares/core/untrusted';
import type { DraftName, DraftOwner } from './draft-keys.ts';
import type { DraftStore } from './draft-store.ts';

export type DraftSummary = {
  readonly name: DraftName;
  readonly title: string;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly savedAt: number;
  readonly albumId: number;
  /** The selection that it was made with; null when it cannot be read: the builder then asks. */
  readonly imageIds: readonly number[] | null;
};

export function summariseDraft(name: DraftName, stored: unknown): DraftSummary | null {
  // Editors of saved contents keep the draft beside the version that it was made on.
  const draft = recordOf(recordOf(stored)?.['draft']) ?? recordOf(stored);
  const fields = draft && parseDraftFields(draft);
  if (draft === null || fields === null) return null;
  if ('album' in name.subject && name.subject.album !== fields.albumId) return null;
  const { savedAt, albumId } = fields;
  return { name, title: fields.name, savedAt, albumId, imageIds: selectionOf(draft) };
}

/** A ranking holds its images as rows: id, points, views. */
function selectionOf(draft: Readonly<Record<string, unknown>>): readonly number[] | null {
  const { imageIds, ranking } = draft;
  const rows = recordOf(ranking)?.['images'];
  const ids = imageIdsOf(Array.isArray(rows) ? rows.map((row) => arrayOf(row)[0]) : imageIds);
  return ids.length > 0 ? ids : null;
}

/** The latest first. */
export function listDraftSummaries(
  store: Pick<DraftStore, 'list' | 'read'>,
  owner: DraftOwner,
): readonly DraftSummary[] {
  return store
    .list(owner)
    .map((name) => summariseDraft(name, store.read(name)))
    .filter((summary) => summary !== null)
    .toSorted((a, b) => b.savedAt - a.savedAt);
}
