// What depends on an album, shown before it is deleted (AL-71).
import { count } from './grammar.ts';

export const DEPENDENTS_TEXTS = {
  title: 'Déjà faits à partir de cet album :',
  failed: 'Impossible d’afficher ce qui dépend de cet album.',
  byYou: 'De vous',
  byAuthor: 'De son auteur',
  byOthers: 'D’autres personnes',
  unused: (images: number) => `Rien n’en dépend. L’album et ${count(images, 'image')} disparaissent.`,
  kept: 'Ce qui est déjà fait garde les images qu’il montre.',
  nothingNew: 'Rien de nouveau ne pourra être fait de cet album.',
  /** `isRest`: the album keeps other images. */
  lost: (images: number, isRest: boolean) => {
    const what = isRest ? count(images, 'autre image', 'autres images') : count(images, 'image');
    return `${what} ${images < 2 ? 'disparaît' : 'disparaissent'}, et rien de nouveau ne pourra être fait de cet album.`;
  },
};
