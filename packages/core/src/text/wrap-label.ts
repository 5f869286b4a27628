// How a tier label is shown: 12 characters a line over the first 37 (P2 §2 and §9), so at most four lines.
// Invariant: the lines, joined, are the start of the label; none is empty.
// Leaves out: breaking at words; the spec wraps at a fixed length.
import { TIERLIST } from '../limits.ts';
import { graphemesOf } from './graphemes.ts';

export function wrapLabel(label: string): string[] {
  const shown = graphemesOf(label).slice(0, TIERLIST.labelMax);
  const lines: string[] = [];
  for (let start = 0; start < shown.length; start += TIERLIST.labelLineLength) {
    lines.push(shown.slice(start, start + TIERLIST.labelLineLength).join(''));
  }
  return lines;
}
