import { PALMARES } from '@palmares/core/palmares/limits';
import type * as fr from '../fr/palmares.ts';
import { count, formatNumber } from './grammar.ts';
import { ordinal } from './ordinal.ts';

/** The fifth in which a voter places an image, from best to worst. */
const LEVEL_WORDS: readonly string[] = [
  'At the very top',
  'Near the top',
  'In the middle',
  'Near the bottom',
  'At the very bottom',
];

/** Returns “S”, “S or D”, “S, A or D”. */
function listed(tiers: readonly string[]): string {
  const last = tiers.at(-1) ?? '';
  return tiers.length < 2 ? last : `${tiers.slice(0, -1).join(', ')} or ${last}`;
}

export const PALMARES_TEXTS: typeof fr.PALMARES_TEXTS = {
  title: 'Community ranking',
  best: 'Top of the community ranking',
  whole: 'See the community ranking',
  about:
    'What everyone thinks: all public creations from this album, combined into one order from best to last.',
  loading: 'Loading the community ranking…',
  error: 'The community ranking could not be loaded. Check your connection.',
  voices: (voices, contents) => `${count(voices, 'vote')} · ${count(contents, 'creation')}`,
  oneVoiceEach: 'One person, one vote, however many creations they make.',

  none: 'Nobody has ranked these images yet',
  noneHint: 'One public tier list, tournament or ranking, and the first vote is yours.',
  few: (voices) => (voices === 1 ? 'Only one vote so far' : `${count(voices, 'vote')} so far`),
  fewHint: `That’s too few for a community ranking: it takes at least ${PALMARES.voicesMin}. Add yours?`,
  computing: 'The community ranking is being worked out',
  computed: 'The community ranking is up to date.',
  computingHint: 'It will be here in a few seconds.',

  shownAs: 'View of the community ranking',
  asTiers: 'In tiers',
  asOrder: 'In order',
  tier: (label) => `Tier ${label}`,
  unknown: 'Still unknown',
  unknownHint: 'Too few votes to place them.',
  emptyTiers: (tiers) =>
    `No ${listed(tiers)} yet: the votes don’t set these images apart clearly enough to fill five tiers.`,
  orderExample: (best, worst) =>
    `“${formatNumber(best)} to ${formatNumber(worst)}”: the votes place the image between ${ordinal(best)} and ${ordinal(worst)}. The more votes, the narrower the gap.`,
  orderHint: 'The bar runs from the best to the worst place that the votes allow.',
  rank: 'Rank',
  image: 'Image',
  name: 'Name',
  interval: 'Possible places',
  between: (best, worst) =>
    best === worst ? formatNumber(best) : `${formatNumber(best)} to ${formatNumber(worst)}`,
  open: (name, rank) => `${name}, ${ordinal(rank)} place: see the details`,
  openUnknown: (name) => `${name}, place still unknown: see the details`,
  all: (images) => `See all ${count(images, 'image')}`,

  divisive: 'Most divisive',
  consensual: 'Most agreed on',
  surprise: 'The surprise',
  halves: (high, low) => `High for ${count(high, 'voter')}, low for ${formatNumber(low)}`,
  together: (hands, judged, level) =>
    `${LEVEL_WORDS[level] ?? ''} for ${formatNumber(hands)} of ${count(judged, 'voter')}`,
  unexpected: (rank) => `${ordinal(rank)} in the community ranking, higher than its average suggested`,

  place: (rank) => `${ordinal(rank)} place`,
  placeUnknown: 'Place still unknown',
  certain: (rank, images) => `${ordinal(rank)} of ${formatNumber(images)}, without a doubt.`,
  uncertain: (rank, images, best, worst) =>
    `${ordinal(rank)} of ${formatNumber(images)}, most likely between ${ordinal(best)} and ${ordinal(worst)} place.`,
  notKnown: 'Too few votes to give it a place.',
  hands: (judged) => `Where ${count(judged, 'person', 'people')} ${judged === 1 ? 'places' : 'place'} it`,
  level: (level) => LEVEL_WORDS[level] ?? '',
  duels: (won, played) => `${formatNumber(won)} of ${count(played, 'duel')} won`,
};
