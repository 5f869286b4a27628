import type * as fr from '../fr/tournament-frame.ts';
import { FRAME_TEXTS } from './frame.ts';
import { lostTournamentCountText, lostTournamentImagesText } from './lost-images.ts';

export const TOURNAMENT_FRAME_TEXTS: typeof fr.TOURNAMENT_FRAME_TEXTS = {
  ...FRAME_TEXTS,
  lostCount: lostTournamentCountText,
  lostImages: lostTournamentImagesText,
  gone: {
    ...FRAME_TEXTS.gone,
    title: 'This tournament was deleted',
    text: 'Your latest changes are still in this browser. You can turn them into a new tournament.',
    goOn: 'Continue as a new tournament',
  },
};
