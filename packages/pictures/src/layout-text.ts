// Wraps and sizes texts to fit a box.
// Invariant: no line is wider than the box, unless a single character is.
// Words break only at hyphens, soft or not, and truncated text ends in « … ».
import { hyphenate } from '@palmares/core/text/hyphenate';
import { toWrittenLine, wrapText } from '@palmares/core/text/wrap-text';
import type { Box, MeasureText, TextBlock, TextStyle } from './scene.ts';

type Fit = {
  readonly box: Box;
  readonly style: Omit<TextStyle, 'size'>;
  readonly align: TextBlock['align'];
  /** Font sizes in pixels: the largest at which no word breaks and everything fits is used. */
  readonly most: number;
  readonly least: number;
  readonly linesMax: number;
  /** Vertical alignment in the box; the top by default. */
  readonly vertical?: 'top' | 'middle' | 'bottom';
};

const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const getLineHeight = (size: number): number => Math.round(size * 1.2);

export function layoutText(text: string, fit: Fit, measure: MeasureText): TextBlock {
  const size = fitTextSize(text, fit, measure);
  const leading = getLineHeight(size);
  const linesMax = Math.max(1, Math.min(fit.linesMax, Math.floor(fit.box.height / leading)));
  const style = { ...fit.style, size };
  const measured = (part: string) => measure(part, style);
  const isBroken = getWords(text).some((word) => measured(word) > fit.box.width);
  const lines = wrapText(text, fit.box.width, isBroken ? 1 : linesMax, measured);
  return placeLines(lines, style, fit);
}

/** Places lines that are already wrapped. */
export function placeLines(
  lines: readonly string[],
  style: TextStyle,
  { box, align, vertical = 'top' }: Pick<Fit, 'box' | 'align' | 'vertical'>,
): TextBlock {
  const leading = getLineHeight(style.size);
  const spare = box.height - lines.length * leading;
  const top = box.y + (vertical === 'top' ? 0 : vertical === 'middle' ? spare / 2 : spare);
  return {
    ...style,
    align,
    x: align === 'left' ? box.x : align === 'right' ? box.x + box.width : box.x + box.width / 2,
    y: top + leading / 2,
    leading,
    lines,
    box,
  };
}

/** The largest size at which the text fits without breaking a word; otherwise the smallest size. */
export function fitTextSize(
  text: string,
  fit: Omit<Fit, 'align' | 'vertical'>,
  measure: MeasureText,
): number {
  const { box, most, least, linesMax, style } = fit;
  const words = getWords(text);
  for (let size = most; size > least; size -= Math.max(1, Math.round(size * 0.06))) {
    const measured = (part: string) => measure(part, { ...style, size });
    if (words.some((word) => measured(word) > box.width)) continue;
    const lines = wrapText(text, box.width, linesMax + 1, measured).length;
    if (lines <= linesMax && lines * getLineHeight(size) <= box.height) return size;
  }
  return least;
}

/** Adds soft hyphens if a word is wider than the box at the size `whole`, because a broken word is better than an unreadable one. */
export function hyphenateToFit(
  text: string,
  { box, style, whole }: Pick<Fit, 'box' | 'style'> & { readonly whole: number },
  measure: MeasureText,
): string {
  const isTooWide = (word: string) => measure(word, { ...style, size: whole }) > box.width;
  return getWords(text).some(isTooWide) ? hyphenate(text) : text;
}

/** The unbreakable parts of a text. Chinese and Japanese can break anywhere. */
function getWords(text: string): string[] {
  const words = text.split(/\s+|(?<=\u00AD|\p{L}-)/u).map(toWrittenLine);
  return words.filter((word) => !BREAKS_ANYWHERE.test(word));
}
