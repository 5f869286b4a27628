// French texts that list what depends on an album, shown before it is deleted (AL-71).

import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { AlbumDeletionPreview, ContentCounts } from '@palmares/core/contract/types';
import { count, joined } from '@palmares/texts/page/grammar';
import { kindNoun } from '../kinds/kind-facts.ts';

export const DEPENDENTS_TEXTS = {
  title: 'Déjà faits à partir de cet album :',
  failed: 'Impossible d’afficher ce qui dépend de cet album.',
  kept: 'Ce qui est déjà fait garde les images qu’il montre.',
} as const;

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
    { whose: reader === 'author' ? 'De vous' : 'De son auteur', what: countsText(author) },
    { whose: 'D’autres personnes', what: countsText(others) },
  ].filter(({ what }) => what !== '');
  return { lines, images: imagesText(images, kept_images, lines.length > 0) };
}

function imagesText(images: number, kept: number, isUsed: boolean): string {
  if (!isUsed) return `Rien n’en dépend. L’album et ${count(images, 'image')} disparaissent.`;
  const gone = images - kept;
  const stays = `${DEPENDENTS_TEXTS.kept} `;
  if (gone <= 0) return `${stays}Rien de nouveau ne pourra être fait de cet album.`;
  const rest = kept === 0 ? count(gone, 'image') : count(gone, 'autre image', 'autres images');
  return `${stays}${rest} ${gone < 2 ? 'disparaît' : 'disparaissent'}, et rien de nouveau ne pourra être fait de cet album.`;
}
