// French plural forms, dates and lists.
import { lazyValue } from '@palmares/core/lazy';
import { formatNumber } from '@palmares/core/text/format-number';

const longDate = lazyValue(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      // A fixed time zone gives the same day in the browser and in server-side rendering.
      timeZone: 'Europe/Paris',
    }),
);

/** Examples: « 1 image », « 1 204 images », with a non-breaking space; in French zero is singular. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(n)}\u00A0${Math.abs(n) < 2 ? singular : plural}`;
}

/** Example: « 26 mars 2025 ». */
export function formatDate(iso: string): string {
  return unbroken(longDate().format(new Date(iso)));
}

/** Replaces spaces by non-breaking ones, which keeps the text on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

const shortDate = lazyValue(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium' }));

/** Examples: « 26 mars 2025 », « 21 nov. 2026 ». For lines with several dates. */
export function formatShortDate(iso: string): string {
  return unbroken(shortDate().format(new Date(iso)));
}

const moments = lazyValue(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** Example: « 20 novembre à 21:45 ». `time`: milliseconds since 1970. */
export function formatMoment(time: number): string {
  return moments().format(new Date(time));
}

const fullMoment = lazyValue(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Example: « 26 mars 2025, 14:05 », in the reader's own time zone. */
export function formatFullMoment(iso: string): string {
  return fullMoment().format(new Date(iso));
}

const conjunction = lazyValue(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));

/** Example: « A, B et C ». */
export function joined(texts: readonly string[]): string {
  return conjunction().format(texts);
}
