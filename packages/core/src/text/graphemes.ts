// Characters as people see them: an accent, a flag or a family emoji is one.
// Invariant: the graphemes of a text, joined, are the text.
// Leaves out: limits, which count code points (`lengthOf`).
import { matchGraphemes } from './match-graphemes.ts';
import { lengthOf } from './normalise-text.ts';

// Firefox has it since 125.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('fr', { granularity: 'grapheme' }) : null;

export function graphemesOf(text: string): string[] {
  if (segmenter === null) return matchGraphemes(text);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
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
