// Texts of the picture dialog, in the page's language and in the tournament's (LB-1).
import { PICTURE_WORDS as game } from '@palmares/texts/game/picture-dialog';
import { PICTURE_WORDS as page } from '@palmares/texts/page/picture-dialog';

export const PICTURE_WORDS = { fr: page, en: game };
export type PictureWords = typeof page;
