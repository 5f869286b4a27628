// Numbers, dates, lists and plural forms of a language, by Intl. Formatters are created at their first use, because each costs milliseconds.
import { lazyValue } from '@palmares/core/lazy';

type Forms = {
  readonly locale: string;
  /** Between a number and its noun. */
  readonly space: string;
  /** True if dates stay on one line. */
  readonly unbrokenDates: boolean;
};

export type Grammar = {
  /** Examples: « 12 », « 1 204 »; “1,204”. */
  readonly formatNumber: (n: number) => string;
  /** The singular for the numbers that have it: in French also for zero. Example: « 1 204 images ». */
  readonly count: (n: number, singular: string, plural?: string) => string;
  /** Example: « 26 mars 2025 », in Paris. */
  readonly formatDate: (iso: string) => string;
  /** For lines with several dates. Example: « 21 nov. 2026 ». */
  readonly formatShortDate: (iso: string) => string;
  /** Example: « 20 novembre à 21:45 », in the reader's own time zone. `time`: milliseconds since 1970. */
  readonly formatMoment: (time: number) => string;
  /** Example: « 26 mars 2025, 14:05 », in the reader's own time zone. */
  readonly formatFullMoment: (iso: string) => string;
  /** Example: « 26 mars 2025 à 14:05 », in the reader's own time zone. `time`: milliseconds since 1970. */
  readonly formatLongMoment: (time: number) => string;
  /** Example: « 63 % ». */
  readonly formatShare: (share: number) => string;
  /** Example: « A, B et C ». */
  readonly joined: (texts: readonly string[]) => string;
};

/** Numbers from here on have a thousands separator. */
const GROUPED = 1_000;

/** A fixed time zone gives the same day in the browser and on the server. */
const TIME_ZONE = 'Europe/Paris';

export function createGrammar({ locale, space, unbrokenDates }: Forms): Grammar {
  const numbers = lazyValue(() => new Intl.NumberFormat(locale));
  const shares = lazyValue(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const plurals = lazyValue(() => new Intl.PluralRules(locale));
  const lists = lazyValue(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const getDates = (options: Intl.DateTimeFormatOptions) => {
    const dates = lazyValue(() => new Intl.DateTimeFormat(locale, options));
    return (time: Date | number) => dates().format(time);
  };
  const longDates = getDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE });
  const shortDates = getDates({ dateStyle: 'medium' });
  const fullMoments = getDates({ dateStyle: 'medium', timeStyle: 'short' });
  const keep = (text: string) => (unbrokenDates ? text.replaceAll(' ', '\u00A0') : text);
  /** Small integers, which are the most common, skip the costly formatter. */
  const formatNumber = (n: number) =>
    Number.isInteger(n) && n < GROUPED && (n > 0 || Object.is(n, 0)) ? String(n) : numbers().format(n);
  const isSingular = (n: number) =>
    // The most common numbers skip the formatter too; both languages agree on them.
    n === 1 || (n !== 2 && plurals().select(Math.abs(n)) === 'one');
  return {
    formatNumber,
    count: (n, singular, plural = `${singular}s`) =>
      `${formatNumber(n)}${space}${isSingular(n) ? singular : plural}`,
    formatDate: (iso) => keep(longDates(new Date(iso))),
    formatShortDate: (iso) => keep(shortDates(new Date(iso))),
    formatMoment: getDates({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
    formatFullMoment: (iso) => fullMoments(new Date(iso)),
    formatLongMoment: getDates({ dateStyle: 'long', timeStyle: 'short' }),
    formatShare: (share) => shares().format(share),
    joined: (texts) => lists().format(texts),
  };
}
