// Wraps a tier label for display: at most 12 characters per line over the first 37 (TL-16), so at most five lines.
// Invariant: the joined lines equal those characters without the spaces at line breaks; no line is empty.
// Lines break between words if possible, and inside words that are longer than a line.
import { TIERLIST } from '../tierlist/limits.ts';
import { splitGraphemes } from './graphemes.ts';
import { wrapText } from './wrap-text.ts';

/** Matches scripts that use hyphens. */
const ENDS_IN_LETTER = /[\p{Script=Latin}\p{M}]$/u;
const BEGINS_WITH_LETTER = /^\p{Script=Latin}/u;

export type LabelLine = {
  readonly text: string;
  /** True if the last word continues on the next line. A hyphen is then drawn that is not part of the label. */
  readonly goesOn: boolean;
};

export function labelLines(label: string): LabelLine[] {
  const lines = wrapLabel(label);
  let rest = shownPart(label).trim().replaceAll(/\s+/gu, ' ');
  return lines.map((text) => {
    rest = rest.slice(text.length);
    const goesOn = ENDS_IN_LETTER.test(text) && BEGINS_WITH_LETTER.test(rest);
    rest = rest.trimStart();
    return { text, goesOn };
  });
}

export function wrapLabel(label: string): string[] {
  return wrapText(
    shownPart(label),
    TIERLIST.labelLineLength,
    Number.POSITIVE_INFINITY,
    (part) => splitGraphemes(part).length,
  );
}

function shownPart(label: string): string {
  return splitGraphemes(label).slice(0, TIERLIST.labelMax).join('');
}
