// Texts of the picture dialog, in the page's language and in the tournament's (LB-1).
import { PICTURE_WORDS as game } from '@palmares/texts/game/picture-dialog';
import { PICTURE_WORDS as page } from '@palmares/texts/page/picture-dialog';
import { textsByLanguage } from './language.ts';

export const PICTURE_WORDS = textsByLanguage(page, game);
export type PictureWords = typeof page;
