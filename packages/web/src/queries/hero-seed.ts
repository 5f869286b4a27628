/** Where a page that came drawn tells which duel it shows: it is not asked for. */
export const HERO_SEED_KEY = ['hero-seed'] as const;
