// Wraps text to a given width, for pictures, which have no automatic line breaks.
// Invariant: no line is wider than `width`, unless a single character is; truncated text ends in « … ». Words can break at their hyphens
// and at soft hyphens: such a line shows a hyphen, and no soft hyphen remains.
// The caller measures text with the font it draws in.
import { splitGraphemes } from './graphemes.ts';

export type Measure = (text: string) => number;

const ELLIPSIS = '…';
const AT_SPACES = /(?<= )/u;
/** Behind the hyphen of a compound: “Demi-finalistes”. */
const AT_HYPHENS = /(?<= |\p{L}-)/u;
/** Excludes French spaces inside guillemets and before tall punctuation. */
const BETWEEN_WORDS = /(?<=[^«] )(?![»?!:;])/u;
const AT_SOFT_HYPHENS = /(?<=\u00AD)/u;

/** Returns at most `linesMax` lines, broken at spaces, or inside a word that is wider than a line: at its own hyphens if it has some. */
export function wrapText(text: string, width: number, linesMax: number, measure: Measure): string[] {
  const lines: string[] = [];
  let rest = text.trim().replaceAll(/\s+/gu, ' ');
  while (rest !== '') {
    if (lines.length === linesMax - 1) return [...lines, shorten(rest, width, measure)];
    const line = firstLine(rest, width, measure);
    lines.push(toWrittenLine(line));
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** The text, or as much of its start as fits before an ellipsis. */
export function shorten(text: string, width: number, measure: Measure): string {
  const whole = text.replaceAll('\u00AD', '');
  if (measure(whole) <= width) return whole;
  const characters = splitGraphemes(whole);
  const kept = longest(characters, (part) => measure(part.trimEnd() + ELLIPSIS) <= width);
  return kept.trimEnd() + ELLIPSIS;
}

function firstLine(text: string, width: number, measure: Measure): string {
  const fits = (part: string) => measure(toWrittenLine(part)) <= width;
  if (fits(text)) return text;
  const line =
    longest(text.split(BETWEEN_WORDS), fits) ||
    longest(text.split(AT_SPACES), fits) ||
    longest(text.split(AT_HYPHENS), fits) ||
    longest(text.split(AT_SOFT_HYPHENS), fits);
  if (line !== '') return line;
  const characters = splitGraphemes(text);
  return longest(characters, (part) => measure(part) <= width) || (characters[0] ?? text);
}

/** Converts a part of a text to the drawn line. */
export function toWrittenLine(part: string): string {
  return part
    .trimEnd()
    .replace(/\u00AD$/u, '-')
    .replaceAll('\u00AD', '');
}

/** The longest passing prefix of the pieces, joined. Binary search applies, because longer texts are wider. */
function longest(pieces: readonly string[], passes: (part: string) => boolean): string {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(pieces.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return pieces.slice(0, low).join('');
}
