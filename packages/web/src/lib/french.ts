// French plural forms, numbers and dates.

const numbers = new Intl.NumberFormat('fr-FR');
const longDate = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });

/** « 1 image », « 1 204 images »; in French zero is singular. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${numbers.format(n)} ${Math.abs(n) < 2 ? singular : plural}`;
}

/** « 26 mars 2025 ». */
export function formatDate(iso: string): string {
  return longDate.format(new Date(iso));
}
