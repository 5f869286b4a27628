import type { Album } from '@palmares/core/contract/types';

/**
 * Returns why the user cannot create a content from an album that they can read; null when they can. A modo may read another person's
 * private album, but not build on it (AX-51).
 */
export function findCreationRefusal(
  { status, author }: Pick<Album, 'status' | 'author'>,
  user: { readonly id: number } | null,
): 'frozen' | 'private' | null {
  if (status === 'quarantined') return 'frozen';
  return status === 'private' && user !== null && author.id !== user.id ? 'private' : null;
}

const TEXTS = {
  frozen: 'Cet album est en quarantaine : il ne peut être ni modifié ni utilisé.',
  private: 'Cet album est privé : vous pouvez le voir, seul son auteur peut l’utiliser.',
} as const;

/** Returns the same reason as a text. */
export function getCreationRefusalText(...asked: Parameters<typeof findCreationRefusal>): string | null {
  const reason = findCreationRefusal(...asked);
  return reason && TEXTS[reason];
}
