// Lists what depends on an album, shown before it is deleted (AL-71).

import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { AlbumDeletionPreview, ContentCounts } from '@palmares/core/contract/types';
import { DEPENDENTS_TEXTS } from '@palmares/texts/page/album-dependents';
import { joined } from '@palmares/texts/page/formats';
import { count } from '@palmares/texts/page/grammar';
import { kindNoun } from '@palmares/texts/page/kind-facts';

/** Example: « 2 tier lists, 1 tournoi et 3 classements ». Kinds with a count of zero are left out. */
function countsText(counts: ContentCounts): string {
  return joined(
    CONTENT_KINDS.filter((kind) => counts[`${kind}s`] > 0).map((kind) =>
      count(counts[`${kind}s`], kindNoun(kind)),
    ),
  );
}

/** Counts the dependent contents of all kinds and all authors. */
export function countDependents({ author, others }: AlbumDeletionPreview): number {
  return [author, others].reduce(
    (sum, counts) => CONTENT_KINDS.reduce((all, kind) => all + counts[`${kind}s`], sum),
    0,
  );
}

export type DependentsText = {
  /** The dependent contents by author: whose they are, and how many of each kind. */
  readonly lines: readonly { readonly whose: string; readonly what: string }[];
  readonly images: string;
};

/** `reader`: the person about to delete the album, either its author or an admin. */
export function dependentsText(
  { images, kept_images, author, others }: AlbumDeletionPreview,
  reader: 'author' | 'admin',
): DependentsText {
  const lines = [
    {
      whose: reader === 'author' ? DEPENDENTS_TEXTS.byYou : DEPENDENTS_TEXTS.byAuthor,
      what: countsText(author),
    },
    { whose: DEPENDENTS_TEXTS.byOthers, what: countsText(others) },
  ].filter(({ what }) => what !== '');
  return { lines, images: imagesText(images, kept_images, lines.length > 0) };
}

function imagesText(images: number, kept: number, isUsed: boolean): string {
  if (!isUsed) return DEPENDENTS_TEXTS.unused(images);
  const gone = images - kept;
  const rest = gone <= 0 ? DEPENDENTS_TEXTS.nothingNew : DEPENDENTS_TEXTS.lost(gone, kept > 0);
  return `${DEPENDENTS_TEXTS.kept} ${rest}`;
}
