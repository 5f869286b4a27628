import { REPORT_TEXTS as game } from '@palmares/texts/game/report';
import { REPORT_TEXTS as page } from '@palmares/texts/page/report';

export const REPORT_TEXTS = { fr: page, en: game };

export type ReportTexts = typeof page;
