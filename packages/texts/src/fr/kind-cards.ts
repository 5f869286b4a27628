// The cards of contents in lists.
import { count } from './grammar.ts';

export const TIERLIST_CARD = { untitled: 'Tierlist sans nom', private: 'Privée' };

export const TOURNAMENT_CARD = { untitled: 'Tournoi sans nom', private: 'Privé' };

export const RANKING_CARD = {
  untitled: 'Classement sans nom',
  private: 'Privé',
  inProgress: 'En cours',
  images: (ranked: number, all: number) =>
    ranked < all ? `${ranked} sur ${count(all, 'image')}` : count(all, 'image'),
};
