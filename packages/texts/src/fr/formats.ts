import { createFormats } from '../create-formats.ts';

export const {
  formatDate,
  formatFullMoment,
  formatLongMoment,
  formatMoment,
  formatShare,
  formatShortDate,
  joined,
} = createFormats('fr-FR', { unbrokenDates: true });
