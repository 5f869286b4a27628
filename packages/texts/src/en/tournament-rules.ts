// The rules of tournaments. Texts quoted by the specification are verbatim.
import type { SaveRefusal } from '@palmares/core/tournament/check-save';
import { countDuels } from '@palmares/core/tournament/duels';
import type * as fr from '../fr/tournament-rules.ts';
import { count } from './grammar.ts';

export const TOURNAMENT_TEXTS: typeof fr.TOURNAMENT_TEXTS = {
  next: 'Next', // (TO-19, TO-20, TO-64)
  nextRound: 'Next Round', // (TO-22)
  final: 'FINAL', // (TO-23)
  undo: 'Undo', // (TO-24, TO-64)
  restart: 'Restart', // (TO-11, TO-25, TO-64)
  champion: 'Champion', // (TO-50)
  finalRankings: 'Final Rankings', // (TO-51)
  singleImage: 'There is only one image: it is the champion.', // (TO-8)
  loadImagesFailed: 'Error loading images. Redirecting to album page.', // (TO-18)
  saveFailed: 'Error saving tournament. Please try again.', // (TO-47)
  viewFailed: 'Unable to load tournament data. It might not exist or you may not have permission to view it.', // (TO-55)
  notFound: 'Tournament Not Found', // (TO-56)
};

const SAVE_TEXTS: Record<SaveRefusal, string> = {
  not_finished: 'Finish the tournament before saving it.', // (TO-37)
  already_saved: 'Tournament has already been saved. Please restart to save again.', // (TO-38)
  login_required: 'You need to be logged in to save a tournament.', // (TO-40)
  name_required: 'Please give your tournament a name.', // (TO-39)
};

export const saveText: typeof fr.saveText = (refusal) => SAVE_TEXTS[refusal];

// (TO-33, TO-51)
export const groupTitle: typeof fr.groupTitle = ({ kind, round }, screen) => {
  switch (kind) {
    case 'champion':
      return 'Champion';
    case 'finalists':
      return 'Finalists';
    case 'semiFinalists':
      return 'Semi-Finalists';
    case 'round':
      return screen === 'editor' ? `Round Eliminated: ${round}` : `Round ${round}`;
  }
};

export const groupCount: typeof fr.groupCount = (imageCount) => count(imageCount, 'image');

// (TO-15)
export const effortText: typeof fr.effortText = (imageCount) =>
  imageCount === 1
    ? TOURNAMENT_TEXTS.singleImage
    : `${count(imageCount, 'image')}, exactly ${count(countDuels(imageCount), 'duel')}`;

export const roundText: typeof fr.roundText = ({ round, rounds }) => `Round ${round} of ${rounds}`; // (TO-23)

// (TO-26)
export const duelText: typeof fr.duelText = ({ duel, duels, picks, total }) =>
  `Duel ${duel} of ${duels} · ${picks} of ${count(total, 'pick')}`;

// (TO-31)
export const pickAnnouncement: typeof fr.pickAnnouncement = (name, { picks, total }) =>
  `${name} picked, ${picks} of ${total}`;

export const championAnnouncement: typeof fr.championAnnouncement = (name) => `${name} is the champion`; // (TO-31)
