// What is said after a save, of each kind and in its language (P2 §1). The spec's own messages stay the toast's.
import type { ContentType } from '../lib/paths.ts';

type Words = Record<'first' | 'later' | 'view' | 'export' | 'close', string>;

const FRENCH = {
  view: 'Voir',
  export: 'Exporter',
  close: 'Fermer',
} as const;

export const FINISH_WORDS = {
  tierlists: {
    ...FRENCH,
    first: 'Votre tier list est prête',
    later: 'Tier list à jour',
  },
  classements: {
    ...FRENCH,
    first: 'Votre classement est prêt',
    later: 'Classement à jour',
  },
  tournois: {
    view: 'View result',
    export: 'Export',
    close: 'Close',
    first: 'Your tournament is ready',
    later: 'Tournament up to date',
  },
} as const satisfies Record<ContentType, Words>;
