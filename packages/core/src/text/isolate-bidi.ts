// Isolates a name within a sentence of plain text (a title, a toast, a line of facts), as `<bdi>` does in markup. Without it, a
// right-to-left name moves the numbers and punctuation next to it to the other side.

/** Hebrew, Arabic and other right-to-left scripts, and characters that change the direction. */
const CHANGES_DIRECTION =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Other names stay unchanged, so that copied or searched text has no invisible characters. */
export function isolateBidi(name: string): string {
  return CHANGES_DIRECTION.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;
}
