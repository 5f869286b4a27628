// Limits of what moderators and admins work with. In a file of its own, because most pages do not load it.

/** AD-10: sort orders of the lists in the admin panel (`last_connection` applies only to users), and filters of its users. */
export const ADMIN = {
  sorts: ['newest', 'oldest', 'alphabetical', 'last_connection'],
  userFilters: ['all', 'active', 'desactive'],
  /** Length of the name of an audit event. */
  eventMax: 60,
} as const;

/** Before an image is purged: number of contents listed by name, and number read of each kind to find them and their authors. */
export const PURGE = { usesShown: 100, usesRead: 100 } as const;

/** Deletions and purges in progress: number of them listed, and the number up to which contents and images are counted. */
export const REMOVAL = { shown: 20, countedMax: 10_000 } as const;

/**
 * Criteria for a wave of voices on an album: in the last `days`, at least `youngMin` and more than `share` of its new voices came from
 * accounts that were less than `accountDays` old when they voted.
 */
export const VOICE_WAVE = {
  days: 7,
  accountDays: 7,
  youngMin: 5,
  share: 0.5,
  albumsShown: 20,
  accountsShown: 50,
} as const;

/** Text lengths in code points, reports shown per page of a case, and days for which a closed case keeps the reported content. */
export const REPORT = {
  textMax: 1_000,
  /** Length of the reason of a decision, and of the answer to an appeal. */
  reasonMax: 500,
  reportsShown: 100,
  keptDays: 90,
} as const;
