// Dates, shares and lists of a language, by Intl. Formatters are created at their first use, because each costs milliseconds. They are
// separate from numbers and plurals (create-grammar.ts), which the first view needs.
import { lazyValue } from '@palmares/core/lazy';

export type Formats = {
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

/** A fixed time zone gives the same day in the browser and on the server. */
const TIME_ZONE = 'Europe/Paris';

/** `unbrokenDates`: dates stay on one line. */
export function createFormats(locale: string, { unbrokenDates }: { unbrokenDates: boolean }): Formats {
  const shares = lazyValue(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const lists = lazyValue(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const getDates = (options: Intl.DateTimeFormatOptions) => {
    const dates = lazyValue(() => new Intl.DateTimeFormat(locale, options));
    return (time: Date | number) => dates().format(time);
  };
  const longDates = getDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE });
  const shortDates = getDates({ dateStyle: 'medium' });
  const fullMoments = getDates({ dateStyle: 'medium', timeStyle: 'short' });
  const keep = (text: string) => (unbrokenDates ? text.replaceAll(' ', '\u00A0') : text);
  return {
    formatDate: (iso) => keep(longDates(new Date(iso))),
    formatShortDate: (iso) => keep(shortDates(new Date(iso))),
    formatMoment: getDates({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
    formatFullMoment: (iso) => fullMoments(new Date(iso)),
    formatLongMoment: getDates({ dateStyle: 'long', timeStyle: 'short' }),
    formatShare: (share) => shares().format(share),
    joined: (texts) => lists().format(texts),
  };
}
