// Texts for sharing, in the page's language and in the tournament's (LB-1).
import { SHARE_WORDS as game } from '@palmares/texts/game/sharing';
import { SHARE_WORDS as page } from '@palmares/texts/page/sharing';

export const SHARE_WORDS = { fr: page, en: game };
export type ShareWords = typeof page;
