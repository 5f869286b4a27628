import type { Album } from '@palmares/core/contract/types';

/** Why no content can be made of an album that one reads; null when it can. A modo may read somebody's private album, not build on it (AX-51). */
export function whyNotBuild(
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

/** The same in words. */
export function whyNotBuildText(...asked: Parameters<typeof whyNotBuild>): string | null {
  const reason = whyNotBuild(...asked);
  return reason && TEXTS[reason];
}
