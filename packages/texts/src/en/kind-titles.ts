import type * as fr from '../fr/kind-titles.ts';

export const KIND_TITLES: typeof fr.KIND_TITLES = {
  tierlist: 'Tier lists',
  tournament: 'Tournaments',
  ranking: 'Rankings',
};
