// French texts of the home page; those of the spec (P1 §2 and §8) are to the letter.

export const HOME_TEXTS = {
  hero: ['Un album.', 'Trois façons de trancher.'],
  pitch: 'Glissez en tier list, départagez en tournoi, affinez en classement. Puis montrez votre palmarès.',
  choose: 'Choisir un album',
  create: 'Créer un Album',
  popular: 'Albums Populaires',
  seeAll: 'Voir tout',
  seeMore: 'Voir Plus',
  loading: 'Chargement…',
  error: 'Impossible de charger les albums. Veuillez réessayer plus tard.',
  moreError: 'La suite n’a pas pu être chargée.',
  empty: 'Aucun album public pour le moment',
  emptyHint: 'Créez le premier : quelques images suffisent.',
} as const;
