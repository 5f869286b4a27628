// The rules of tournaments. Texts quoted by the specification are verbatim.
import type { SaveRefusal } from '@palmares/core/tournament/check-save';
import { countDuels } from '@palmares/core/tournament/duels';
import type * as fr from '../fr/tournament-rules.ts';
import { count } from './grammar.ts';

export const TOURNAMENT_TEXTS: typeof fr.TOURNAMENT_TEXTS = {
  next: 'Next',
  nextRound: 'Next Round',
  final: 'FINAL',
  undo: 'Undo',
  restart: 'Restart',
  champion: 'Champion',
  finalRankings: 'Final Rankings',
  singleImage: 'There is only one image: it is the champion.',
  loadImagesFailed: 'Error loading images. Redirecting to album page.',
  saveFailed: 'Error saving tournament. Please try again.',
  viewFailed: 'Unable to load tournament data. It might not exist or you may not have permission to view it.',
  notFound: 'Tournament Not Found',
};

const SAVE_TEXTS: Record<SaveRefusal, string> = {
  not_finished: 'Finish the tournament before saving it.',
  already_saved: 'Tournament has already been saved. Please restart to save again.',
  login_required: 'You need to be logged in to save a tournament.',
  name_required: 'Please give your tournament a name.',
};

export const saveText: typeof fr.saveText = (refusal) => SAVE_TEXTS[refusal];

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

export const effortText: typeof fr.effortText = (imageCount) =>
  imageCount === 1
    ? TOURNAMENT_TEXTS.singleImage
    : `${count(imageCount, 'image')}, exactly ${count(countDuels(imageCount), 'duel')}`;

export const roundText: typeof fr.roundText = ({ round, rounds }) => `Round ${round} of ${rounds}`;

export const duelText: typeof fr.duelText = ({ duel, duels, picks, total }) =>
  `Duel ${duel} of ${duels} · ${picks} of ${count(total, 'pick')}`;

export const pickAnnouncement: typeof fr.pickAnnouncement = (name, { picks, total }) =>
  `${name} picked, ${picks} of ${total}`;

export const championAnnouncement: typeof fr.championAnnouncement = (name) => `${name} is the champion`;
