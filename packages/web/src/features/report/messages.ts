import { REPORT_TEXTS as game } from '@palmares/texts/game/report';
import { REPORT_TEXTS as page } from '@palmares/texts/page/report';
import { textsByLanguage } from '../../ui/language.ts';

export const REPORT_TEXTS = textsByLanguage(page, game);

export type ReportTexts = typeof page;
