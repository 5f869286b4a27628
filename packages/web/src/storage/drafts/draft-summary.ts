// Summarises a draft of any kind for lists of unsaved work: reads the fields that all kinds share (core/draft-fields.ts), without loading
// their engines. Invariant: never throws; returns null for invalid data, which the builder would not open either.
import type { ContentKind } from '@palmares/core/content-kind';
import { parseDraftFields } from '@palmares/core/draft-fields';
import { parseArray, parseImageIds, parseRecord } from '@palmares/core/parse-untrusted';
import type { DraftName, DraftOwner } from './draft-keys.ts';
import type { DraftStore } from './draft-store.ts';

export type DraftSummary = {
  readonly name: DraftName;
  readonly title: string;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly savedAt: number;
  readonly albumId: number;
  /** The images selected when the draft was made; null when they cannot be read, and the builder then asks. */
  readonly imageIds: readonly number[] | null;
};

export function summariseDraft(name: DraftName, stored: unknown): DraftSummary | null {
  // Editors of saved contents store the draft together with the version it is based on.
  const draft = parseRecord(parseRecord(stored)?.['draft']) ?? parseRecord(stored);
  const fields = draft && parseDraftFields(draft);
  if (draft === null || fields === null) return null;
  if ('album' in name.subject && name.subject.album !== fields.albumId) return null;
  const { savedAt, albumId } = fields;
  return { name, title: fields.name, savedAt, albumId, imageIds: getSelection(name.kind, draft) };
}

type StoredDraft = Readonly<Record<string, unknown>>;

/** Where the draft of each kind stores its images; not validated. */
const SELECTIONS: Readonly<Record<ContentKind, (draft: StoredDraft) => unknown>> = {
  tierlist: ({ imageIds }) => imageIds,
  tournament: ({ imageIds }) => imageIds,
  // Rows: id, points, views.
  ranking: ({ ranking }) => parseArray(parseRecord(ranking)?.['images']).map((row) => parseArray(row)[0]),
};

function getSelection(kind: ContentKind, draft: StoredDraft): readonly number[] | null {
  const ids = parseImageIds(SELECTIONS[kind](draft));
  return ids.length > 0 ? ids : null;
}

/** Sorted by date, most recent first. */
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
