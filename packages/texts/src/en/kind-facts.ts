import type * as fr from '../fr/kind-facts.ts';

export const KIND_NAMES: typeof fr.KIND_NAMES = {
  tierlist: { label: 'Tier list', private: 'private', plural: 'tier lists' },
  tournament: { label: 'Tournament', private: 'private', plural: 'tournaments' },
  ranking: { label: 'Ranking', private: 'private', plural: 'rankings' },
};

export const kindNoun: typeof fr.kindNoun = (kind) => KIND_NAMES[kind].label.toLowerCase();

export const listFailedText: typeof fr.listFailedText = (kind) =>
  `The ${KIND_NAMES[kind].plural} could not be loaded. Please try again later.`;
