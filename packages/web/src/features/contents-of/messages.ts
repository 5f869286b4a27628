// French texts of the lists of what was made of one album or by one person; errors follow the spec's pattern (P1 §8).

export type KindTexts = { readonly title: string; readonly error: string };

export const TIERLIST_TEXTS: KindTexts = {
  title: 'Tier lists',
  error: 'Impossible de charger les tierlists. Veuillez réessayer plus tard.',
};

export const TOURNAMENT_TEXTS: KindTexts = {
  title: 'Tournois',
  error: 'Impossible de charger les tournois. Veuillez réessayer plus tard.',
};

export const RANKING_TEXTS: KindTexts = {
  title: 'Classements',
  error: 'Impossible de charger les classements. Veuillez réessayer plus tard.',
};
