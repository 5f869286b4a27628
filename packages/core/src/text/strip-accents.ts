// Removes accents, for searches and file names: « Œuvre d'été » → « OEuvre d'ete ».
// Invariant: idempotent; case and spaces are kept.
// Scripts whose marks are part of the letter (Hindi, Japanese) stay unchanged, and nothing is transliterated.

const ACCENTS = /[\u0300-\u036F]/gu;

// Letters that Unicode does not decompose.
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

export function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
