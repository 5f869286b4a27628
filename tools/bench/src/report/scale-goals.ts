// Goals of scale.bench.ts: the work of PostgreSQL must hardly grow with the site (0090). World S has 10 000 albums and 20 000 contents,
// world M 100 000 and 300 000. Buffers and rows are counted, so they are the same on every machine.
import { ALL_ENDPOINTS, type AnyEndpointName } from '@palmares/core/contract/all-endpoints';
import type { Goal } from './goal.ts';

/** A call that reads fewer buffers counts as if it read so many: another level of an index is no growth. */
export const SMALL_BUFFERS = 100;

/** A page of 21 cards reads about as many; a small world may have fewer cards. */
export const LIST_BUFFERS = 300;
const FLOOR = 'the same with 10 000 albums';
const ALBUMS = '100 000 albums';
const BENCH = { bench: 'scale' } as const;

type Judgement = Pick<Goal, 'upTo'> & { unit?: string };

/** Judges M divided by S. */
const growing = (work: string, { unit = 'buffers', ...judgement }: Judgement): Goal => ({
  work: `${work}, ${ALBUMS}`,
  floor: FLOOR,
  unit,
  judged: 'ratio',
  ...judgement,
  ...BENCH,
});

/** Judges M alone. */
const limited = (work: string, { unit = 'buffers', ...judgement }: Judgement): Goal => ({
  work: `${work}, ${ALBUMS}`,
  floor: '–',
  unit,
  judged: 'figure',
  ...judgement,
  ...BENCH,
});

/** Ratio of a call: its work depends on its subject, not on the site. */
const CALL_UP_TO = 1.5;
/** Calls of the staff about the whole site. */
const STAFF_UP_TO = 3;
const STAFF_CALLS: ReadonlySet<AnyEndpointName> = new Set<AnyEndpointName>([
  'listVoiceWaves',
  'listImageUses',
  'listQueue',
]);

export type CallGoalId = `scale-call-${AnyEndpointName}`;

const CALL_GOALS = Object.fromEntries(
  (Object.keys(ALL_ENDPOINTS) as AnyEndpointName[]).map((name) => {
    const { method, path } = ALL_ENDPOINTS[name];
    const upTo = STAFF_CALLS.has(name) ? STAFF_UP_TO : CALL_UP_TO;
    return [`scale-call-${name}`, growing(`\`${method} ${path}\``, { upTo })];
  }),
) as Record<CallGoalId, Goal>;

export const SCALE_GOALS = {
  'scale-upload': limited('an upload to an existing album', { upTo: 200 }),
  'scale-erase': limited('the deletion of an account with one album', { upTo: 3_000 }),
  'scale-erase-many': limited('the deletion of an account with 500 contents, before the reply', {
    unit: 'rows changed',
    upTo: 1_500,
  }),
  'scale-erase-many-growth': growing('the same', { upTo: 1.5 }),
  'scale-purge': limited('the purge of an image used in 6 000 contents, before the reply', {
    unit: 'rows changed',
    upTo: 1_000,
  }),
  'scale-purge-growth': growing('the same', { upTo: 1.5 }),
  'scale-purge-100-000': limited('the same in 100 000 contents', {
    unit: 'rows changed',
    upTo: 1_000,
  }),
  // S has 20 000 contents and M 300 000: linear growth is 15.
  'scale-backup': growing('a backup', { upTo: 16 }),
  // Node takes 299 MB within the first million files, of which 24 are in use, and no more afterwards.
  'scale-backup-memory': limited('the same', { unit: 'MB at most', upTo: 400 }),
  'scale-check-data': growing('the counters of check-data', { upTo: 16 }),
  'scale-palmares-workers': {
    ...growing('palmarès of 200 albums, two workers', {
      unit: 'ms of processor',
      upTo: 1.15,
    }),
    floor: 'one worker',
  },
  'scale-pictures': limited('pictures of a second server while other albums are revoked 4 times a second', {
    unit: 'statements a picture',
    upTo: 0.05,
  }),
  'scale-maintenance': limited('a round of maintenance', { upTo: 500 }),
  'scale-sorted-search': growing('albums with a frequent word, by name', { upTo: 3 }),
  'scale-empty-search': growing('albums with a phrase of frequent words that none has', {
    upTo: 3,
  }),
  'scale-small-category': growing('contents by a small category and a word, three lists', { upTo: 3 }),
  'scale-users-by-status': growing('deactivated users, by name', { upTo: 3 }),
  'scale-rare-event': growing('the trail of a rare event', { upTo: 3 }),
  'scale-kept-flags': growing('images that moderators kept', { upTo: 3 }),
  'scale-voice-waves': growing('albums with many new voices', { upTo: 3 }),
  'scale-image-uses': growing('uses of the most used image', { upTo: 3 }),
  'scale-lists': growing('of all lists, the one that grows most', { upTo: 3 }),
  ...CALL_GOALS,
};
