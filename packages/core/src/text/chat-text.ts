// A result as plain text for chats: one line per group, the address last. The words between the names come from the catalogue.
// Invariant: at most `CHAT.textMax` characters, unless title and address alone are longer; omitted items are counted.
// Each kind writes its own lines (`tierlist/`, `tournament/`, `ranking/chat-text.ts`).
import { CHAT } from '../limits.ts';

/** The words of these texts, in the language of the kind. */
export type ChatWords = {
  /** The text before the names of a group, such as « S : ». */
  readonly label: (title: string) => string;
  /** The count of the names that are left out, such as « … et 3 autres ». */
  readonly others: (count: number) => string;
  /** Whom the champion beat: « A battu Ours, Loup ». */
  readonly beat: (names: string) => string;
};

type ChatGroup = {
  /** Text before the names; may be empty. */
  readonly label: string;
  readonly names: readonly string[];
};

type ChatLayout = Pick<ChatWords, 'others'> & {
  /** Text between two names. */
  readonly separator: string;
  /** Text before the count of the others. */
  readonly space: string;
};

export function chatText(
  head: readonly string[],
  groups: readonly ChatGroup[],
  address: string,
  layout: ChatLayout,
): string {
  const write = (most: number) =>
    [...head, ...groups.map((group) => getLine(group, most, layout)), '', address].join('\n');
  let low = 0;
  let high = Math.max(0, ...groups.map(({ names }) => names.length));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (write(middle).length <= CHAT.textMax) low = middle;
    else high = middle - 1;
  }
  return write(low);
}

function getLine(
  { label, names }: ChatGroup,
  most: number,
  { separator, space, others }: ChatLayout,
): string {
  const shown = names.slice(0, most);
  const rest = names.length - shown.length;
  return (label === '' ? '' : `${label} `) + shown.join(separator) + (rest > 0 ? space + others(rest) : '');
}
