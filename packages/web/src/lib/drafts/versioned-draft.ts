// An editor's unsaved work as it is kept in the browser, whatever the kind: core's draft, and the version of the saved content
// that it was made on.
import type { ContentKind } from '@palmares/core/content-kind';
import { isSameSelection } from '@palmares/core/draft-fields';
import type { Saved } from '../content-saver.ts';
import type { DraftName, DraftOwner } from './draft-keys.ts';
import type { DrawnAlbum } from './kept-album.ts';

/** Whose work it is, and on which album. */
export type DraftOwnership = {
  readonly owner: DraftOwner;
  readonly userKey: string;
  readonly albumId: number;
  /** The images that the editor was opened with. */
  readonly selection: readonly number[];
  /** Of a new content: what its draft keeps of the album (kept-album.ts). */
  readonly album?: DrawnAlbum | undefined;
};

export type VersionedDraft<D> = {
  readonly draft: D;
  /** Null while it was never saved. */
  readonly base: number | null;
};

/** A draft that was read back, without what its album has let go of since. */
export type RestoredDraft<D> = VersionedDraft<D> & {
  /** How many of its images those are. */
  readonly lost: number;
};

/** One draft for each album, or for each content that was saved (BU-24). */
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

/** Null when there is nothing usable, or when it belongs to another album. */
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

/** `ask` when the screen was opened for something else than what the draft holds: another selection, or a newer save. */
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

/** Resumed work stands on its own version: a save on an older one is refused by the server, and the person chooses then. */
export function savedAsOf({ base }: VersionedDraft<unknown>, savedAs: Saved | null): Saved | null {
  return savedAs && { ...savedAs, version: base ?? savedAs.version };
}
