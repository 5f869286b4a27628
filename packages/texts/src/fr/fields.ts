// Fields that several forms share: passwords, codes of a second factor, categories.
import { ALBUM } from '@palmares/core/limits';

/** `…Shown` completes the labels of the button that reveals the password. */
export const PASSWORD_TEXTS = {
  shown: 'le mot de passe',
  show: (what: string) => `Afficher ${what}`,
  hide: (what: string) => `Masquer ${what}`,
  current: 'Mot de passe actuel',
  currentShown: 'le mot de passe actuel',
  next: 'Nouveau mot de passe',
  nextShown: 'le nouveau mot de passe',
  nextHint: 'Au moins 8 caractères.',
  confirmation: 'Confirmer le nouveau mot de passe',
  confirmationShown: 'la confirmation du mot de passe',
};

export const CODE_TEXTS = {
  app: {
    label: 'Code de l’application',
    hint: 'Les 6 chiffres que votre application affiche.',
    other: 'Utiliser un code de secours',
  },
  recovery: {
    label: 'Code de secours',
    hint: 'L’un de ceux que vous avez gardés ; il ne sert qu’une fois.',
    other: 'Utiliser le code de l’application',
  },
};

export const CATEGORY_TEXTS = {
  label: 'Catégories',
  selected: (selected: number) => `De 1 à ${ALBUM.categoriesMax} · ${selected} / ${ALBUM.categoriesMax}`,
};
