// The avatar: initials of the name, or the emoji of a name without letters, on a colour derived from the nametag (AC-8).
// Invariant: the colour of an account never changes, because its nametag does not. There are always one or two initials, or one emoji.
// Saturation and lightness belong to the theme.
import { splitGraphemes } from '../text/graphemes.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { nametagKey } from './nametag.ts';

/** `hue` in whole degrees, 0 to 359. */
export type Avatar = { initials: string; hue: number };

export function createAvatar(username: string, nametag: string): Avatar {
  const key = nametagKey(nametag);
  const initials = getInitials(username) || findEmoji(username) || getInitials(key) || '?';
  return { initials, hue: hash(key) % 360 };
}

// A word needs a letter or digit: a combining mark alone is none (emoji contain invisible ones such as
// U+FE0F), and neither are letters that are never drawn (U+3164).
const WORDS = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The initials of the first and the last word: « Jean de La Fontaine » → « JF ». */
function getInitials(name: string): string {
  const words = normaliseLine(name).match(WORDS) ?? [];
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => splitGraphemes(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

function findEmoji(name: string): string | undefined {
  return splitGraphemes(normaliseLine(name)).find((grapheme) => EMOJI.test(grapheme));
}

/** FNV-1a: names that differ by one letter get very different colours. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
