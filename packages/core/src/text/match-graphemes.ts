// Splits text into graphemes when `Intl.Segmenter` is missing, by the rules of Unicode's annex 29 that European letters and emoji need.
// Invariant: the joined parts equal the text.
// Conjuncts of Indic scripts are not supported, nor decomposed Korean (NFC composes it).

const EXTENDERS = String.raw`[\p{M}\p{EMod}\u200C\u200D\u{E0020}-\u{E007F}]*`;
const FLAG = String.raw`\p{RI}{2}`;
const FAMILY = String.raw`\p{ExtPict}(?:${EXTENDERS}\u200D\p{ExtPict})*`;
const GRAPHEME = new RegExp(String.raw`\r\n|(?:${FLAG}|${FAMILY}|.)${EXTENDERS}`, 'gsu');

export function matchGraphemes(text: string): string[] {
  return text.match(GRAPHEME) ?? [];
}
