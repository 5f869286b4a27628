// How a tier label is shown: at most 12 characters a line over the first 37 (P2 §2 and §9), so at most five lines.
// Invariant: the lines, joined, are those characters without the spaces where they break; none is empty.
// A line breaks between words where it can, inside of a word that is longer than a line where it must.
import { TIERLIST } from '../limits.ts';
import { graphemesOf } from './graphemes.ts';
import { wrapText } from './wrap-text.ts';

export function wrapLabel(label: string): string[] {
  const shown = graphemesOf(label).slice(0, TIERLIST.labelMax).join('');
  return wrapText(
    shown,
    TIERLIST.labelLineLength,
    Number.POSITIVE_INFINITY,
    (part) => graphemesOf(part).length,
  );
}
