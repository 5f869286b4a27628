// Texts of the editor frame, in the language of the kind (LB-1: the tournament is in English).
import { TOURNAMENT_FRAME_TEXTS as game } from '@palmares/texts/game/tournament-frame';
import { FRAME_TEXTS as page } from '@palmares/texts/page/frame';
import { textsByLanguage } from '../ui/language.ts';

export const FRAME_TEXTS = textsByLanguage(page, game);
