// What is said after a save, of each kind and in its language (P2 §1). The spec's own messages stay the toast's.
import type { ContentType } from '../lib/paths.ts';

type Words = Record<'first' | 'later' | 'view' | 'export' | 'close' | 'again', string> & {
  readonly others: Partial<Record<ContentType, string>>;
};

const FRENCH = {
  view: 'Voir',
  export: 'Exporter',
  close: 'Fermer',
  again: 'Avec les mêmes images',
} as const;

export const FINISH_WORDS = {
  tierlists: {
    ...FRENCH,
    first: 'Votre tier list est prête',
    later: 'Tier list à jour',
    others: { classements: 'Faire un classement', tournois: 'Faire un tournoi' },
  },
  classements: {
    ...FRENCH,
    first: 'Votre classement est prêt',
    later: 'Classement à jour',
    others: { tierlists: 'Faire une tier list', tournois: 'Faire un tournoi' },
  },
  tournois: {
    view: 'View result',
    export: 'Export',
    close: 'Close',
    again: 'With the same images',
    first: 'Your tournament is ready',
    later: 'Tournament up to date',
    others: { tierlists: 'Make a tier list', classements: 'Make a ranking' },
  },
} as const satisfies Record<ContentType, Words>;
