// Normalises typed text for storage and comparison: one Unicode form, no control or invisible characters.
// Invariant: both normalisers are idempotent and never return a lone surrogate or a NUL (PostgreSQL refuses both).
// Case and accents are handled in search-text.ts and account/nametag.ts.

// Same as `toWellFormed`, which Firefox supports only since version 119.
const LONE_SURROGATES = /\p{Surrogate}/gu;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
// Zero-width and bidirectional characters can make two names look the same. The joiner of emoji (U+200D) is kept.
const INVISIBLE = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Normalises multi-line text (descriptions): NFC, `
 * ` line ends, trimmed.
 */
export function normaliseText(text: string): string {
  return text
    .replaceAll(LONE_SURROGATES, '\uFFFD')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .trim();
}

/** Normalises one-line text (names, labels): as `normaliseText`, with each run of white space replaced by one space. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replaceAll(/\s+/gu, ' ');
}

/** Number of code points after NFC, as counted by every limit (AC-7). Does not trim. */
export function countCodePoints(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}
