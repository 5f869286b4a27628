import type * as fr from '../fr/kind-cards.ts';
import { count } from './grammar.ts';

export const TIERLIST_CARD: typeof fr.TIERLIST_CARD = { untitled: 'Untitled tier list', private: 'Private' };

export const TOURNAMENT_CARD: typeof fr.TOURNAMENT_CARD = {
  untitled: 'Untitled tournament',
  private: 'Private',
};

export const RANKING_CARD: typeof fr.RANKING_CARD = {
  untitled: 'Untitled ranking',
  private: 'Private',
  inProgress: 'In progress',
  images: (ranked, all) => (ranked < all ? `${ranked} of ${count(all, 'image')}` : count(all, 'image')),
};
