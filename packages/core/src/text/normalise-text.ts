// What people type, made storable and comparable: one Unicode form, no control or invisible characters.
// Invariant: both normalisers are idempotent and never yield a lone surrogate or a NUL (PostgreSQL refuses both).
// Leaves out: case and accents, which belong to search (search-text.ts) and to nametags (account/nametag.ts).

// `toWellFormed` does the same; Firefox has it since 119.
const LONE_SURROGATES = /\p{Surrogate}/gu;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
// Zero-width and bidirectional marks can make two names look the same. The joiner of emoji (U+200D) stays.
const INVISIBLE = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** Text of several lines (descriptions): NFC, `\n` line ends, trimmed. */
export function normaliseText(text: string): string {
  return text
    .replaceAll(LONE_SURROGATES, '\uFFFD')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .trim();
}

/** Text of one line (names, labels): as `normaliseText`, every run of white space becoming one space. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replaceAll(/\s+/gu, ' ');
}

/** Number of code points after NFC: the length that every limit counts (AC-7). Does not trim. */
export function lengthOf(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}
