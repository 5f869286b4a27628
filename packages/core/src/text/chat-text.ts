// A result as plain text for chats: one line per group, the address last.
// Invariant: at most `CHAT.textMax` characters, unless title and address alone are longer; omitted items are counted.
// Each kind writes its own lines (`tierlist/`, `tournament/`, `ranking/chat-text.ts`).
import { CHAT } from '../limits.ts';

export type ChatGroup = {
  /** Text before the names, such as « S : ». */
  readonly label: string;
  readonly names: readonly string[];
};

export type ChatWords = {
  /** Text between two names. */
  readonly separator: string;
  /** « … et 3 autres », including its leading punctuation. */
  readonly others: (count: number) => string;
};

export function chatText(
  head: readonly string[],
  groups: readonly ChatGroup[],
  address: string,
  words: ChatWords,
): string {
  const write = (most: number) =>
    [...head, ...groups.map((group) => getLine(group, most, words)), '', address].join('\n');
  let low = 0;
  let high = Math.max(0, ...groups.map(({ names }) => names.length));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (write(middle).length <= CHAT.textMax) low = middle;
    else high = middle - 1;
  }
  return write(low);
}

function getLine({ label, names }: ChatGroup, most: number, { separator, others }: ChatWords): string {
  const shown = names.slice(0, most);
  const rest = names.length - shown.length;
  return (label === '' ? '' : `${label} `) + shown.join(separator) + (rest > 0 ? others(rest) : '');
}
