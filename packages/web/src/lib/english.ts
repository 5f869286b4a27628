// English numbers and dates of the tournament screens.
import { lazyValue } from '@palmares/core/lazy';
import { formatEnglishNumber } from '@palmares/core/text/format-number';

const longDate = lazyValue(
  () =>
    new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      // A fixed time zone gives the same day in the browser and in server-side rendering.
      timeZone: 'Europe/Paris',
    }),
);

/** Examples: “1 pick”, “1,204 picks”. */
export function formatCount(n: number, word: string): string {
  return `${formatEnglishNumber(n)} ${word}${n === 1 ? '' : 's'}`;
}

/** Example: “March 26, 2025”. */
export function formatEnglishDate(iso: string): string {
  return longDate().format(new Date(iso));
}

const moments = lazyValue(
  () =>
    new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** Example: “November 20 at 9:45 PM”. `time`: milliseconds since 1970. */
export function formatEnglishMoment(time: number): string {
  return moments().format(new Date(time));
}
