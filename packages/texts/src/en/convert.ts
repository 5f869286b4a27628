import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { countDuels } from '@palmares/core/tournament/duels';
import type * as fr from '../fr/convert.ts';
import { count } from './grammar.ts';

export const TEXTS: typeof fr.TEXTS = {
  title: 'Continue another way',
  keeps: (title) => `“${isolateBidi(title)}” stays as it is: what you begin here is a new draft.`,
  loading: 'Loading…',
  loadFailed: 'This content could not be loaded.',
  notKept: 'Your browser can’t store the draft. Free some space and try again.',
  // (BU-52)
  lost: (images) =>
    `${count(images, 'image')} left the album; you’ll continue without ${images === 1 ? 'it' : 'them'}.`,
  back: 'Back',

  toTiers: 'As a tier list',
  toTiersEffect: 'Rounds become tiers. You adjust the cuts before the editor opens.',
  toRanking: 'As a ranking, by duels',
  toRankingEffect: (duels) =>
    `Ties are settled two by two: ${count(duels, 'duel')} at most, or fewer if you choose which.`,
  toRankingAtOnce: 'As a ranking',
  toRankingAtOnceEffect: 'Nothing is tied: the order is taken as it is.',
  toTournament: 'As a tournament, favorites kept apart',
  toTournamentEffect: (images) =>
    `Top-placed images meet late. ${count(images, 'image')}, exactly ${count(countDuels(images), 'duel')}.`,
  blank: 'Make my own, from scratch, with the same images',
  blanks: { tierlist: 'Tier list', ranking: 'Ranking', tournament: 'Tournament' },

  tiersTitle: 'Where should the tiers be cut?',
  tiersText: 'The suggested cuts keep the closest places together. Move the cuts here, or the images later.',
  tiedStay: 'What is tied stays together.',
  tierCount: 'Number of tiers',
  fewer: 'One fewer tier',
  more: 'One more tier',
  natural: 'Suggested cuts',
  lower: (what, from, to) => `Lower ${what} from ${from} to ${to}`,
  raise: (what, from, to) => `Raise ${what} from ${from} to ${to}`,
  images: (images) => count(images, 'image'),
  tierSize: (label, images) => `${label}: ${images}`,
  unplaced: (images) => `${count(images, 'image')} without a place will wait outside the tiers.`,
  openTierlist: 'Open the tier list',

  tiesTitle: 'Which ties do you want to settle?',
  tiesText:
    'Each image is compared with those of its group until its place is found. Ties that you leave keep the order shown.',
  tie: (images, duels) => `${count(images, 'image')}, ${count(duels, 'duel')} at most`,
  start: (duels) => `Start: ${count(duels, 'duel')} at most`,
  openRanking: 'Open the ranking',

  duelTitle: 'Which one do you prefer?',
  left: (duels) => `${count(duels, 'duel')} left at most`,
  pick: (name, position) => `Pick ${name}, number ${position}`,
  versus: (names) => names.join(' versus '),
  progress: 'Duels answered',
  undo: 'Undo',
  stop: 'Stop here',
  stopEffect: 'Your answers stay here until the tab is closed. Stopping keeps the order shown for the rest.',
  doneTitle: 'Everything is settled',
  done: (duels) => `It took ${count(duels, 'duel')}.`,
};

export const ARRIVAL_MESSAGES: typeof fr.ARRIVAL_MESSAGES = {
  tierlist: (title) => `Tiers drawn from “${isolateBidi(title)}”. Nothing is saved yet.`,
  ranking: (title) => `Order drawn from “${isolateBidi(title)}”. Nothing is saved yet.`,
  tournament: (title) => `Drawn from “${isolateBidi(title)}”: its favorites meet late.`,
};
