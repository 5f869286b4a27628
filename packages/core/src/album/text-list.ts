// Converts a list of texts, one per line, to images of an album: songs, names, ideas without a picture.
// Invariant: every card has a name within the limit of images, and its full text is in the name or in the description.
// pictures/text-card.ts draws the cards.
import { IMAGE, TEXT_CARD } from '../limits.ts';
import { truncate } from '../text/graphemes.ts';
import { countCodePoints, normaliseLine } from '../text/normalise-text.ts';

export type TextCard = {
  /** The drawn text. */
  readonly text: string;
  readonly name: string;
  /** The full text if the name truncates it, else empty. */
  readonly description: string;
};

/** `line` is one-based, as displayed. */
export type TextListIssue =
  | { readonly code: 'no_text' }
  | { readonly code: 'text_too_long'; readonly line: number }
  | { readonly code: 'too_many_texts'; readonly max: number };

type Line = { readonly line: number; readonly text: string };

/** A list marker before a text: « - », « • », « 3. », « 12) ». */
const MARKER = /^(?:[-*•–—]|\d{1,4}[.)])\s+(?=\S)/u;

export function parseTextCards(list: string): TextCard[] {
  return getLines(list).map(({ text }) => {
    const name = truncate(text, IMAGE.nameMax).trim();
    return { text, name, description: name === text ? '' : text };
  });
}

/** `room` is the number of images that the album can still take. */
export function checkTextList(list: string, room: number): TextListIssue[] {
  const lines = getLines(list);
  if (lines.length === 0) return [{ code: 'no_text' }];
  const max = Math.min(TEXT_CARD.perListMax, Math.max(0, room));
  const tooMany: TextListIssue[] = lines.length > max ? [{ code: 'too_many_texts', max }] : [];
  const tooLong = lines.filter(({ text }) => countCodePoints(text) > TEXT_CARD.textMax);
  return [...tooMany, ...tooLong.map(({ line }) => ({ code: 'text_too_long', line }) as const)];
}

/** Drops empty lines. List markers are removed only when every line has one, because a title may begin with a number. */
function getLines(list: string): Line[] {
  const lines = list
    .split(/\r\n|\r|\n|\u2028|\u2029/u)
    .map((text, index) => ({ line: index + 1, text: normaliseLine(text) }))
    .filter(({ text }) => text !== '');
  const isMarked = lines.length > 1 && lines.every(({ text }) => MARKER.test(text));
  return isMarked ? lines.map(({ line, text }) => ({ line, text: text.replace(MARKER, '') })) : lines;
}
