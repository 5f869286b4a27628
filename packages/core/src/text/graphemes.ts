// Characters as people see them: an accent, a flag or a family emoji is one.
// Invariant: the graphemes of a text, joined, are the text.
// Leaves out: limits, which count code points (`lengthOf`).
import { lazily } from '../lazily.ts';
import { matchGraphemes } from './match-graphemes.ts';
import { lengthOf } from './normalise-text.ts';

// Firefox has it since 125.
const segmenter = lazily(() =>
  'Segmenter' in Intl ? new Intl.Segmenter('fr', { granularity: 'grapheme' }) : null,
);
/** Letters and signs of the languages of Europe's west, none of which joins with what follows. */
const PLAIN = /^[\u0020-\u02FF]*$/u;

export function graphemesOf(text: string): string[] {
  if (PLAIN.test(text)) return Array.from(text);
  const found = segmenter()?.segment(text);
  return found === undefined ? matchGraphemes(text) : Array.from(found, ({ segment }) => segment);
}

/** The longest start of `text` of at most `max` code points that does not cut through a visible character. */
export function truncate(text: string, max: number): string {
  const normal = text.normalize('NFC');
  if (lengthOf(normal) <= max) return normal;
  let kept = '';
  let length = 0;
  for (const grapheme of graphemesOf(normal)) {
    length += lengthOf(grapheme);
    if (length > max) break;
    kept += grapheme;
  }
  // A single character may be longer than the limit (stacked accents): then it has to be cut.
  return kept === '' ? Array.from(normal).slice(0, max).join('') : kept;
}
