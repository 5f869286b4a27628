// The stored form of an editor's unsaved work, for every kind: core's draft, and the version of the saved content that it is based on.
import type { ContentKind } from '@palmares/core/content-kind';
import { isSameSelection } from '@palmares/core/draft-fields';
import type { Saved } from '../../lib/content-saver.ts';
import type { DraftAlbumSource } from './draft-album.ts';
import type { DraftName, DraftOwner } from './draft-keys.ts';

/** The owner of the work and the album it uses. */
export type DraftOwnership = {
  readonly owner: DraftOwner;
  readonly userKey: string;
  readonly albumId: number;
  /** The images selected when the editor was opened. */
  readonly selection: readonly number[];
  /** Only for a new content: the album whose snapshot the draft stores (draft-album.ts). */
  readonly album?: DraftAlbumSource | undefined;
};

export type VersionedDraft<D> = {
  readonly draft: D;
  /** Null while the content was never saved. */
  readonly base: number | null;
};

/** A draft that was read back, without the images that its album has lost since. */
export type RestoredDraft<D> = VersionedDraft<D> & {
  /** Number of images that were dropped. */
  readonly lost: number;
};

/** Drafts are named by album, or by content once it is saved (BU-24). */
export function nameDraft(
  kind: ContentKind,
  { owner, albumId }: Pick<DraftOwnership, 'owner' | 'albumId'>,
  savedAs: Saved | null,
): DraftName {
  return { owner, kind, subject: savedAs === null ? { album: albumId } : { content: savedAs.id } };
}

export function toVersionedDraft<D>(draft: D, savedAs: Saved | null): VersionedDraft<D> {
  return { base: savedAs?.version ?? null, draft };
}

/** Returns null when the draft is unusable or belongs to another album. */
export function readVersionedDraft<D extends { readonly albumId: number }>(
  stored: unknown,
  albumId: number,
  parse: (draft: unknown) => D | null,
): VersionedDraft<D> | null {
  if (typeof stored !== 'object' || stored === null || !('draft' in stored)) return null;
  const draft = parse(stored.draft);
  if (draft === null || draft.albumId !== albumId) return null;
  const base = 'base' in stored && typeof stored.base === 'number' ? stored.base : null;
  return { draft, base };
}

/** `ask`: the screen was opened for something other than the draft's content, such as another selection or a newer save. */
export type DraftFit = 'none' | 'resume' | 'ask';

export function fitDraft<D extends VersionedDraft<unknown>>(
  found: D | null,
  imagesOf: (found: D) => readonly number[],
  opened: { readonly savedAs: Saved | null; readonly selection: readonly number[] },
): DraftFit {
  if (found === null) return 'none';
  const isSame =
    opened.savedAs === null
      ? isSameSelection(imagesOf(found), opened.selection)
      : found.base === opened.savedAs.version;
  return isSame ? 'resume' : 'ask';
}

/** Resumed work keeps the version it is based on: the server refuses a save on an outdated version, and the person then chooses. */
export function withDraftVersion({ base }: VersionedDraft<unknown>, savedAs: Saved | null): Saved | null {
  return savedAs && { ...savedAs, version: base ?? savedAs.version };
}
