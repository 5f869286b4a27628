// Contents embedded in pages of other sites.
import type { ContentKind } from '@palmares/core/content-kind';
import { VIEWER_WORDS } from './content-header.ts';
import { RANKING_CARD, TIERLIST_CARD, TOURNAMENT_CARD } from './kind-cards.ts';
import { emptyText } from './ranking.ts';
import { TOURNAMENT_TEXTS } from './tournament-rules.ts';

type KindTexts = { readonly untitled: string; readonly empty: string };

export const EMBED_WORDS = {
  /** Before the author's name. */
  by: VIEWER_WORDS.by,
  /** Link to the content's own page. */
  see: 'Voir sur Palmarès',
  champion: TOURNAMENT_TEXTS.champion,
};

export const KIND_TEXTS: Readonly<Record<ContentKind, KindTexts>> = {
  tierlist: { untitled: TIERLIST_CARD.untitled, empty: 'Cette tier list n’a pas encore d’images.' },
  tournament: { untitled: TOURNAMENT_CARD.untitled, empty: 'Ce tournoi n’a pas encore d’images.' },
  ranking: { untitled: RANKING_CARD.untitled, empty: emptyText('empty') },
};

/** The same for private, quarantined, deleted and unknown contents, so that a viewer cannot distinguish them. */
export const NEUTRAL_CARD = {
  title: 'Ce contenu n’est pas disponible',
  text: 'Il est privé, ou il n’existe pas.',
  action: 'Découvrir Palmarès',
};

export const FAILED_CARD = {
  title: 'Ce contenu n’a pas pu être chargé',
  text: 'Rechargez la page dans un moment.',
  action: 'Aller sur Palmarès',
};
