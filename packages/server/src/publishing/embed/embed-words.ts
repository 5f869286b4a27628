// What an embed says, in the language of its kind: the tournament's screens are English (P2 §1).
import { emptyText } from '@palmares/core/ranking/messages';
import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import type { ThingKind } from '../../content/told-thing/told-thing.ts';

export type EmbedKind = Exclude<ThingKind, 'album'>;

type Words = {
  readonly lang: 'fr' | 'en';
  readonly by: string;
  /** Leads to the content's own page. */
  readonly see: string;
  readonly untitled: string;
  readonly empty: string;
};

const FRENCH = { lang: 'fr', by: 'par', see: 'Voir sur Palmarès' } as const;

export const EMBED_WORDS: Record<EmbedKind, Words> = {
  tierlist: {
    ...FRENCH,
    untitled: TIERLIST_TEXTS.untitled,
    empty: 'Cette tier list n’a pas encore d’images.',
  },
  ranking: {
    ...FRENCH,
    untitled: 'Classement sans nom',
    empty: emptyText('empty'),
  },
  tournament: {
    lang: 'en',
    by: 'by',
    see: 'See it on Palmarès',
    untitled: 'Untitled tournament',
    empty: 'This tournament has no images yet.',
  },
};

/** The same for what is private, in quarantine, deleted and unknown: who looks learns nothing of it. */
export const NEUTRAL_CARD = {
  title: 'Ce contenu n’est pas disponible',
  text: 'Il est privé, ou il n’existe pas.',
  action: 'Découvrir Palmarès',
} as const;

export const FAILED_CARD = {
  title: 'Ce contenu n’a pas pu être chargé',
  text: 'Rechargez la page dans un moment.',
  action: 'Aller sur Palmarès',
} as const;
