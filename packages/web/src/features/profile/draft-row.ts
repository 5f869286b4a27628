// Builds one row of the unsaved work, for a new album, for images that wait to join one, and for the three builders.

import { count, formatMoment } from '@palmares/texts/page/grammar';
import { KIND_FACTS } from '../../kinds/kind-facts.ts';
import { paths } from '../../lib/paths.ts';
import { type AlbumDraftSummary, UNTITLED_ALBUM } from '../../storage/drafts/album-draft-summary.ts';
import { type DraftName, draftKey } from '../../storage/drafts/draft-keys.ts';
import type { DraftSummary } from '../../storage/drafts/draft-summary.ts';
import type { StoredAlbumDrafts } from '../../storage/drafts/stored-album-drafts.ts';
import { draftLink } from './content-links.ts';
import { DRAFT_TEXTS, PROFILE_TEXTS } from './messages.ts';

export type DraftRow = {
  readonly key: string;
  /** The draft to discard: one of a builder, or the images for an album (null for the new album). */
  readonly draft: DraftName | { readonly albumId: number | null };
  readonly title: string;
  readonly facts: string;
  /** Address to resume the work. */
  readonly link: string;
  /** Text about what discarding loses. */
  readonly loss: string;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly savedAt: number;
};

export function toContentRow(draft: DraftSummary): DraftRow {
  const { name, title, savedAt } = draft;
  const isNew = 'album' in name.subject;
  return {
    key: draftKey(name),
    draft: name,
    title: title.trim() || PROFILE_TEXTS.unnamed,
    facts: getFacts(
      KIND_FACTS[name.kind].label,
      isNew ? DRAFT_TEXTS.isNew : DRAFT_TEXTS.isChange,
      ...getMoment(savedAt),
    ),
    link: draftLink(draft),
    loss: isNew ? DRAFT_TEXTS.discardNew : DRAFT_TEXTS.discardChanges,
    savedAt,
  };
}

/** A browser keeps one new album per person (AL-59). */
export function toAlbumRow({ title, images, savedAt, isBegun }: AlbumDraftSummary): DraftRow {
  return {
    key: 'album',
    draft: { albumId: null },
    title: title.trim() || UNTITLED_ALBUM,
    facts: getFacts(
      DRAFT_TEXTS.album,
      count(images, 'image'),
      isBegun ? DRAFT_TEXTS.isBegun : DRAFT_TEXTS.isNotMade,
      ...getMoment(savedAt),
    ),
    link: paths.addAlbum.to(true),
    loss: isBegun ? DRAFT_TEXTS.discardBegun : DRAFT_TEXTS.discardAlbum,
    savedAt,
  };
}

export function toWaitingImagesRow({
  albumId,
  title,
  images,
  savedAt,
}: StoredAlbumDrafts['waiting'][number]): DraftRow {
  return {
    key: `album-${albumId}`,
    draft: { albumId },
    title: title.trim() || UNTITLED_ALBUM,
    facts: getFacts(
      DRAFT_TEXTS.album,
      count(images, 'image'),
      DRAFT_TEXTS.isWaiting(images),
      ...getMoment(savedAt),
    ),
    link: paths.albumEdit.to(albumId),
    loss: DRAFT_TEXTS.discardWaiting,
    savedAt,
  };
}

const getFacts = (...facts: readonly string[]): string => facts.join(' · ');
const getMoment = (savedAt: number): readonly string[] => (savedAt > 0 ? [formatMoment(savedAt)] : []);
