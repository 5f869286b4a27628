// The admin panel: deletions and purges in progress.
import { boundedCount } from './bounded-count.ts';

export const REMOVAL_TEXTS = {
  title: 'Suppressions en cours',
  text: 'Plus personne ne voit ces contenus ni ces images ; le serveur les efface petit à petit.',
  account: (id: number): string => `Compte supprimé n° ${id}`,
  image: (id: number): string => `Image n° ${id}, retirée partout`,
  leftOfAccount: (left: number): string =>
    `encore ${boundedCount(left, 'contenu ou image', 'contenus et images')}`,
  leftOfImage: (left: number): string => `encore ${boundedCount(left, 'contenu')}`,
  loadFailure: 'Impossible d’afficher les suppressions en cours.',
};
