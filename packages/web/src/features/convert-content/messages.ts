// Texts of the conversion to another kind, in the page's language and in the tournament's (LB-1).
import { TEXTS as game, ARRIVAL_MESSAGES as gameArrival } from '@palmares/texts/game/convert';
import { TEXTS as page, ARRIVAL_MESSAGES as pageArrival } from '@palmares/texts/page/convert';
import { textsByLanguage } from '../../ui/language.ts';

export type ConversionTexts = typeof page;

export const TEXTS = textsByLanguage(page, game);

export const ARRIVAL_MESSAGES = { fr: pageArrival, en: gameArrival };
