// Texts for sharing, in the page's language and in the tournament's (LB-1).
import { SHARE_WORDS as game } from '@palmares/texts/game/sharing';
import { SHARE_WORDS as page } from '@palmares/texts/page/sharing';
import { textsByLanguage } from './language.ts';

export const SHARE_WORDS = textsByLanguage(page, game);
export type ShareWords = typeof page;
