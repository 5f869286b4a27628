import { createGrammar } from '../create-grammar.ts';

export const {
  count,
  formatDate,
  formatFullMoment,
  formatLongMoment,
  formatMoment,
  formatNumber,
  formatShare,
  formatShortDate,
  joined,
} = createGrammar({ locale: 'en', space: ' ', unbrokenDates: false });
