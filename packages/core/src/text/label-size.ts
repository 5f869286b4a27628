// Font size of tier labels: the same for all labels of a board, as large as the longest allows.
import { splitGraphemes } from './graphemes.ts';
import { wrapLabel } from './wrap-label.ts';

export type LabelSize = 'short' | 'word' | 'long';

const SHORT = 2;
const WORD = 6;

/** A line of twelve characters must still fit into the column. */
export function chooseLabelSize(labels: readonly string[]): LabelSize {
  const lines = labels.flatMap(wrapLabel);
  const longest = Math.max(0, ...lines.map((line) => splitGraphemes(line).length));
  if (longest <= SHORT) return 'short';
  return longest <= WORD ? 'word' : 'long';
}
