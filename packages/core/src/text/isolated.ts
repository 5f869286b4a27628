// A name within a sentence of plain text (a title, a toast, a line of facts): what `<bdi>` is in markup. Without it a name that is
// written from right to left draws the numbers and the punctuation beside it to its other side.

/** Hebrew, Arabic and the other scripts written so; the marks that change the direction by themselves. */
const CHANGES_DIRECTION =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Any other name stays as it is: what is copied or searched holds no invisible marks. */
export function isolated(name: string): string {
  return CHANGES_DIRECTION.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;
}
