// Numbers as each language of the site writes them.
import { lazily } from '../lazily.ts';

/** From here on there is something to write between the digits. */
const GROUPED = 1_000;

/** « 12 », « 1 204 ». */
export const formatNumber = formatterOf('fr-FR');

/** “12”, “1,204”. */
export const formatEnglishNumber = formatterOf('en');

/** The small ones, of which pages are full, need no formatter. */
function formatterOf(locale: string): (n: number) => string {
  const format = lazily(() => new Intl.NumberFormat(locale));
  return (n) =>
    Number.isInteger(n) && n < GROUPED && (n > 0 || Object.is(n, 0)) ? String(n) : format().format(n);
}
