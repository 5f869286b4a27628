// Formats numbers for each language of the site.
import { lazyValue } from '../lazy.ts';

/** Numbers from here on have a thousands separator. */
const GROUPED = 1_000;

/** « 12 », « 1 204 ». */
export const formatNumber = getFormatter('fr-FR');

/** '12', '1,204'. */
export const formatEnglishNumber = getFormatter('en');

/** Small integers, which are the most common, skip the costly formatter. */
function getFormatter(locale: string): (n: number) => string {
  const format = lazyValue(() => new Intl.NumberFormat(locale));
  return (n) =>
    Number.isInteger(n) && n < GROUPED && (n > 0 || Object.is(n, 0)) ? String(n) : format().format(n);
}
