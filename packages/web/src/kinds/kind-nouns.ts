import type { ContentKind } from '@palmares/core/content-kind';

/** French singular noun of each kind, for counts. */
export const KIND_NOUNS: Readonly<Record<ContentKind, string>> = {
  tierlist: 'tier list',
  tournament: 'tournoi',
  ranking: 'classement',
};
