// Texts that are wrapped and sized to the box they are given.
// Invariant: no line is wider than the box, unless one character is, and no word is cut but at a soft hyphen; what does not fit ends
// in « … ».
import { hyphenate } from '@palmares/core/text/hyphenate';
import { asWritten, wrapText } from '@palmares/core/text/wrap-text';
import type { Box, MeasureText, TextBlock, TextStyle } from './scene.ts';

type Fit = {
  readonly box: Box;
  readonly style: Omit<TextStyle, 'size'>;
  readonly align: TextBlock['align'];
  /** Sizes in pixels; the largest at which no word is broken and all fits. */
  readonly most: number;
  readonly least: number;
  readonly linesMax: number;
  /** Where in the box; the top if not told. */
  readonly vertical?: 'top' | 'middle' | 'bottom';
};

const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const leadingOf = (size: number): number => Math.round(size * 1.2);

export function writeText(text: string, fit: Fit, measure: MeasureText): TextBlock {
  const size = sizeOf(text, fit, measure);
  const leading = leadingOf(size);
  const linesMax = Math.max(1, Math.min(fit.linesMax, Math.floor(fit.box.height / leading)));
  const style = { ...fit.style, size };
  const measured = (part: string) => measure(part, style);
  const isBroken = wordsOf(text).some((word) => measured(word) > fit.box.width);
  const lines = wrapText(text, fit.box.width, isBroken ? 1 : linesMax, measured);
  return placeText(lines, style, fit);
}

/** Lines that were wrapped already. */
export function placeText(
  lines: readonly string[],
  style: TextStyle,
  { box, align, vertical = 'top' }: Pick<Fit, 'box' | 'align' | 'vertical'>,
): TextBlock {
  const leading = leadingOf(style.size);
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

/** The largest size at which the text fits whole and no word is broken; else the least. */
export function sizeOf(text: string, fit: Omit<Fit, 'align' | 'vertical'>, measure: MeasureText): number {
  const { box, most, least, linesMax, style } = fit;
  const words = wordsOf(text);
  for (let size = most; size > least; size -= Math.max(1, Math.round(size * 0.06))) {
    const measured = (part: string) => measure(part, { ...style, size });
    if (words.some((word) => measured(word) > box.width)) continue;
    const lines = wrapText(text, box.width, linesMax + 1, measured).length;
    if (lines <= linesMax && lines * leadingOf(size) <= box.height) return size;
  }
  return least;
}

/** With soft hyphens, if down to the size `whole` a word is wider than the box: rather a cut word than one that nobody reads. */
export function cutWhereNeeded(
  text: string,
  { box, style, whole }: Pick<Fit, 'box' | 'style'> & { readonly whole: number },
  measure: MeasureText,
): string {
  const isTooWide = (word: string) => measure(word, { ...style, size: whole }) > box.width;
  return wordsOf(text).some(isTooWide) ? hyphenate(text) : text;
}

/** What must not be cut; Chinese and Japanese may be cut anywhere. */
function wordsOf(text: string): string[] {
  const words = text.split(/\s+|(?<=\u00AD)/u).map(asWritten);
  return words.filter((word) => !BREAKS_ANYWHERE.test(word));
}
