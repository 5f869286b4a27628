import type * as fr from '../fr/embed.ts';
import { VIEWER_WORDS } from './content-header.ts';
import { RANKING_CARD, TIERLIST_CARD, TOURNAMENT_CARD } from './kind-cards.ts';
import { emptyText } from './ranking.ts';
import { TOURNAMENT_TEXTS } from './tournament-rules.ts';

export const EMBED_WORDS: typeof fr.EMBED_WORDS = {
  by: VIEWER_WORDS.by,
  see: 'See it on Palmarès',
  champion: TOURNAMENT_TEXTS.champion,
};

export const KIND_TEXTS: typeof fr.KIND_TEXTS = {
  tierlist: { untitled: TIERLIST_CARD.untitled, empty: 'This tier list has no images yet.' },
  tournament: { untitled: TOURNAMENT_CARD.untitled, empty: 'This tournament has no images yet.' },
  ranking: { untitled: RANKING_CARD.untitled, empty: emptyText('empty') },
};

export const NEUTRAL_CARD: typeof fr.NEUTRAL_CARD = {
  title: 'This content isn’t available',
  text: 'It is private, or it doesn’t exist.',
  action: 'Discover Palmarès',
};

export const FAILED_CARD: typeof fr.FAILED_CARD = {
  title: 'This content could not be loaded',
  text: 'Reload the page in a moment.',
  action: 'Go to Palmarès',
};
