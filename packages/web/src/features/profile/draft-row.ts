// Builds one row of the unsaved work, for a new album, for images that wait to join one, and for the three builders.

import { CARD_TEXTS } from '@palmares/texts/page/cards';
import { formatMoment } from '@palmares/texts/page/formats';
import { KIND_NAMES } from '@palmares/texts/page/kind-facts';
import { COUNT_TEXTS, DRAFT_TEXTS, PROFILE_TEXTS } from '@palmares/texts/page/profile';
import { paths } from '../../lib/paths.ts';
import { type AlbumDraftSummary } from '../../storage/drafts/album-draft-summary.ts';
import { type DraftName, draftKey } from '../../storage/drafts/draft-keys.ts';
import type { DraftSummary } from '../../storage/drafts/draft-summary.ts';
import type { StoredAlbumDrafts } from '../../storage/drafts/stored-album-drafts.ts';
import { draftLink } from './content-links.ts';

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
      KIND_NAMES[name.kind].label,
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
    title: title.trim() || CARD_TEXTS.untitledAlbum,
    facts: getFacts(
      DRAFT_TEXTS.album,
      COUNT_TEXTS.images(images),
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
    title: title.trim() || CARD_TEXTS.untitledAlbum,
    facts: getFacts(
      DRAFT_TEXTS.album,
      COUNT_TEXTS.images(images),
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
