// Characters as people see them where the language cannot tell: the rules of Unicode's annex 29 that letters of Europe and emoji need.
// Invariant: the parts, joined, are the text.
// Leaves out: conjuncts of Indic scripts, and Korean in single letters (NFC joins them).

const EXTENDERS = String.raw`[\p{M}\p{EMod}\u200C\u200D\u{E0020}-\u{E007F}]*`;
const FLAG = String.raw`\p{RI}{2}`;
const FAMILY = String.raw`\p{ExtPict}(?:${EXTENDERS}\u200D\p{ExtPict})*`;
const GRAPHEME = new RegExp(String.raw`\r\n|(?:${FLAG}|${FAMILY}|.)${EXTENDERS}`, 'gsu');

export function matchGraphemes(text: string): string[] {
  return text.match(GRAPHEME) ?? [];
}
