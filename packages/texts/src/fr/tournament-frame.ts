// The editor frame around tournaments.
import { FRAME_TEXTS } from './frame.ts';
import { lostTournamentCountText, lostTournamentImagesText } from './lost-images.ts';

export const TOURNAMENT_FRAME_TEXTS = {
  ...FRAME_TEXTS,
  lostCount: lostTournamentCountText,
  lostImages: lostTournamentImagesText,
  gone: {
    ...FRAME_TEXTS.gone,
    title: 'Ce tournoi a été supprimé',
    text: 'Vos derniers changements sont encore dans ce navigateur. Vous pouvez en faire un nouveau tournoi.',
    goOn: 'Continuer avec un nouveau tournoi',
  },
};
