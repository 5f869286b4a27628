// One row of the unsaved work: the same for an album that is being made and for the three builders.
import { type AlbumDraftSummary, UNTITLED_ALBUM } from '../../lib/drafts/album-draft-summary.ts';
import { draftKey } from '../../lib/drafts/draft-keys.ts';
import type { DraftSummary } from '../../lib/drafts/draft-summary.ts';
import { count, formatMoment } from '../../lib/french.ts';
import { paths } from '../../lib/paths.ts';
import { draftLink } from './content-links.ts';
import { DRAFT_TEXTS, PROFILE_TEXTS } from './messages.ts';

export type DraftRow = {
  readonly key: string;
  readonly title: string;
  readonly facts: string;
  /** Where the work goes on. */
  readonly link: string;
  /** What is lost with it. */
  readonly loss: string;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly savedAt: number;
};

export function ofContent(draft: DraftSummary): DraftRow {
  const { name, title, savedAt } = draft;
  const isNew = 'album' in name.subject;
  return {
    key: draftKey(name),
    title: title.trim() || PROFILE_TEXTS.unnamed,
    facts: factsOf(
      DRAFT_TEXTS.kinds[name.kind],
      isNew ? DRAFT_TEXTS.isNew : DRAFT_TEXTS.isChange,
      ...momentOf(savedAt),
    ),
    link: draftLink(draft),
    loss: isNew ? DRAFT_TEXTS.discardNew : DRAFT_TEXTS.discardChanges,
    savedAt,
  };
}

/** A browser keeps one new album for each person (product.md §5). */
export function ofAlbum({ title, images, savedAt, isBegun }: AlbumDraftSummary): DraftRow {
  return {
    key: 'album',
    title: title.trim() || UNTITLED_ALBUM,
    facts: factsOf(
      DRAFT_TEXTS.kinds.album,
      count(images, 'image'),
      isBegun ? DRAFT_TEXTS.isBegun : DRAFT_TEXTS.isNotMade,
      ...momentOf(savedAt),
    ),
    link: paths.addAlbum.to(true),
    loss: isBegun ? DRAFT_TEXTS.discardBegun : DRAFT_TEXTS.discardAlbum,
    savedAt,
  };
}

const factsOf = (...facts: readonly string[]): string => facts.join(' · ');
const momentOf = (savedAt: number): readonly string[] => (savedAt > 0 ? [formatMoment(savedAt)] : []);
