import type { Album } from '@palmares/core/contract/types';
import { CREATION_REFUSALS } from '@palmares/texts/page/album-failures';

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

/** Returns the same reason as a text. */
export function getCreationRefusalText(...asked: Parameters<typeof findCreationRefusal>): string | null {
  const reason = findCreationRefusal(...asked);
  return reason && CREATION_REFUSALS[reason];
}
