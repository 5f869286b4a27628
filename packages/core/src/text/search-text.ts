// What is compared when somebody searches: written beside each row (`search_text` column) and applied to each query.
// Invariant: idempotent, so that a stored text and a query always meet on the same form.
// Leaves out: escaping for SQL LIKE, and ranking of the results.
import { normaliseLine } from './normalise-text.ts';
import { stripAccents } from './strip-accents.ts';

/** « L’Été  à la Plage » → « l'ete a la plage ». */
export function toSearchText(text: string): string {
  const lower = normaliseLine(text).normalize('NFKC').toLowerCase();
  return stripAccents(lower).replaceAll(/[‘’ʼ]/gu, "'").replaceAll(/\s+/gu, ' ').trim();
}
