// Texts about the agreement of two opinions, in the page's language and in the tournament's (LB-1).
import { AGREEMENT_TEXTS as game } from '@palmares/texts/game/agreement';
import { AGREEMENT_TEXTS as page } from '@palmares/texts/page/agreement';
import { textsByLanguage } from '../../ui/language.ts';

export const AGREEMENT_TEXTS = textsByLanguage(page, game);
