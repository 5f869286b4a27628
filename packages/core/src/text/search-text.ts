// The text that searches compare: stored with each row (`search_text` column) and applied to each query.
// Invariant: idempotent, so stored texts and queries have the same form.
// The server escapes texts for SQL LIKE and ranks the results.
import { normaliseLine } from './normalise-text.ts';
import { stripAccents } from './strip-accents.ts';

/** « L’Été  à la Plage » → « l'ete a la plage ». */
export function toSearchText(text: string): string {
  const lower = normaliseLine(text).normalize('NFKC').toLowerCase();
  return stripAccents(lower).replaceAll(/[‘’ʼ]/gu, "'").replaceAll(/\s+/gu, ' ').trim();
}
