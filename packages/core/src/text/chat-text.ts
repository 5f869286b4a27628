// A result as plain text, to paste into a chat: one line a group, the address last.
// Invariant: at most `CHAT.textMax` characters, unless title and address alone are longer; what is left out is counted.
// Leaves out: what each kind writes into its lines (`tierlist/`, `tournament/`, `ranking/chat-text.ts`).
import { CHAT } from '../limits.ts';

export type ChatGroup = {
  /** « S : », before the names. */
  readonly label: string;
  readonly names: readonly string[];
};

export type ChatWords = {
  /** Between two names. */
  readonly separator: string;
  /** « … et 3 autres », with what stands before it. */
  readonly others: (count: number) => string;
};

export function chatText(
  head: readonly string[],
  groups: readonly ChatGroup[],
  address: string,
  words: ChatWords,
): string {
  const write = (most: number) =>
    [...head, ...groups.map((group) => lineOf(group, most, words)), '', address].join('\n');
  let low = 0;
  let high = Math.max(0, ...groups.map(({ names }) => names.length));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (write(middle).length <= CHAT.textMax) low = middle;
    else high = middle - 1;
  }
  return write(low);
}

function lineOf({ label, names }: ChatGroup, most: number, { separator, others }: ChatWords): string {
  const shown = names.slice(0, most);
  const rest = names.length - shown.length;
  return (label === '' ? '' : `${label} `) + shown.join(separator) + (rest > 0 ? others(rest) : '');
}
