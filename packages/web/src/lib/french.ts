// French plural forms, numbers and dates.

const numbers = new Intl.NumberFormat('fr-FR');
const longDate = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // The same day wherever the page is drawn, on the server too.
  timeZone: 'Europe/Paris',
});

/** « 1 image », « 1 204 images », on one line; in French zero is singular. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${numbers.format(n)}\u00A0${Math.abs(n) < 2 ? singular : plural}`;
}

/** « 1 204 ». */
export function formatNumber(n: number): string {
  return numbers.format(n);
}

/** « 26 mars 2025 ». */
export function formatDate(iso: string): string {
  return unbroken(longDate.format(new Date(iso)));
}

/** On one line, wherever it stands in a text. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

const shortDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium' });

/** « 26 mars 2025 », « 21 nov. 2026 »: where several dates stand in one line. */
export function formatShortDate(iso: string): string {
  return unbroken(shortDate.format(new Date(iso)));
}

const moments = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** « 20 novembre à 21:45 ». `time`: milliseconds since 1970. */
export function formatMoment(time: number): string {
  return moments.format(new Date(time));
}

const fullMoment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' });

/** « 26 mars 2025, 14:05 », in the reader's own time zone. */
export function formatFullMoment(iso: string): string {
  return fullMoment.format(new Date(iso));
}
