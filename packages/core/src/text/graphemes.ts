// Splits text into characters as people see them: an accent, a flag or a family emoji is one.
// Invariant: the joined graphemes equal the text.
// Limits count code points instead (`countCodePoints`).
import { lazyValue } from '../lazy.ts';
import { matchGraphemes } from './match-graphemes.ts';
import { countCodePoints } from './normalise-text.ts';

// Firefox supports it since version 125.
const segmenter = lazyValue(() =>
  'Segmenter' in Intl ? new Intl.Segmenter('fr', { granularity: 'grapheme' }) : null,
);
/** Latin letters and signs, none of which combines with the next character. */
const PLAIN = /^[\u0020-\u02FF]*$/u;

export function splitGraphemes(text: string): string[] {
  if (PLAIN.test(text)) return Array.from(text);
  const found = segmenter()?.segment(text);
  return found === undefined ? matchGraphemes(text) : Array.from(found, ({ segment }) => segment);
}

/** The longest prefix of `text` with at most `max` code points that does not split a grapheme. */
export function truncate(text: string, max: number): string {
  const normal = text.normalize('NFC');
  if (countCodePoints(normal) <= max) return normal;
  let kept = '';
  let length = 0;
  for (const grapheme of splitGraphemes(normal)) {
    length += countCodePoints(grapheme);
    if (length > max) break;
    kept += grapheme;
  }
  // A single grapheme may exceed the limit (stacked accents), so it has to be split.
  return kept === '' ? Array.from(normal).slice(0, max).join('') : kept;
}
