// How a tier label is shown: at most 12 characters a line over the first 37 (TL-16), so at most five lines.
// Invariant: the lines, joined, are those characters without the spaces where they break; none is empty.
// A line breaks between words where it can, inside of a word that is longer than a line where it must.
import { TIERLIST } from '../limits.ts';
import { graphemesOf } from './graphemes.ts';
import { wrapText } from './wrap-text.ts';

/** Of a script that has hyphens. */
const ENDS_IN_LETTER = /[\p{Script=Latin}\p{M}]$/u;
const BEGINS_WITH_LETTER = /^\p{Script=Latin}/u;

export type LabelLine = {
  readonly text: string;
  /** Whether its last word goes on in the next line: a hyphen is drawn there, which is no part of the label. */
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
    (part) => graphemesOf(part).length,
  );
}

function shownPart(label: string): string {
  return graphemesOf(label).slice(0, TIERLIST.labelMax).join('');
}
