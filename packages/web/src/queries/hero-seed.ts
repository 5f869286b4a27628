/** Key under which a server-rendered page stores the seed of its duel; it is never fetched. */
export const HERO_SEED_KEY = ['hero-seed'] as const;
