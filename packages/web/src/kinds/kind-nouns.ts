import type { ContentKind } from '@palmares/core/content-kind';

/** One content of a kind in French, to be counted. */
export const KIND_NOUNS: Readonly<Record<ContentKind, string>> = {
  tierlist: 'tier list',
  tournament: 'tournoi',
  ranking: 'classement',
};
