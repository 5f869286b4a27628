// The titles of the lists of all kinds, part of the first chunk.
import type { ContentKind } from '@palmares/core/content-kind';

export const KIND_TITLES: Readonly<Record<ContentKind, string>> = {
  tierlist: 'Tier lists',
  tournament: 'Tournois',
  ranking: 'Classements',
};
