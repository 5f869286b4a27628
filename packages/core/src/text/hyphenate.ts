// Hyphenation by letters alone: French syllables, which approximate those of related languages.
// Invariant: removing the soft hyphens restores the text, and no piece of a word is shorter than PIECE_LEAST.
// Browser dictionaries are not used, because they exist only for some languages on some systems.

const PIECE_LEAST = 3;
const SOFT_HYPHEN = '\u00AD';
const WORDS = /[\p{Script=Latin}\p{M}]+/gu;
/** Breaks before a consonant that precedes a vowel. Consonants that form one sound or begin a syllable together are not separated. */
const SYLLABLE = /(?=(?:[bcdfgptv][lr]|[cpst]h|gn|qu|[bcdfghjklmnpqrstvwxzç])[aeiouyàâäéèêëîïôöùûüœæ])/giu;
/** No break inside a pair: « ch » is not split before its h. */
const PAIRS = /[bcdfgptv][lr]|[cpst]h|gn|qu/iu;

/** The pieces into which a long word can be split; the word itself when there is none. */
export function splitSyllables(word: string): string[] {
  const cuts = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  const pieces: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    const isInsidePair = PAIRS.test(word.slice(cut - 1, cut + 1));
    if (isInsidePair || cut - from < PIECE_LEAST || word.length - cut < PIECE_LEAST) continue;
    pieces.push(word.slice(from, cut));
    from = cut;
  }
  return [...pieces, word.slice(from)];
}

/**
 * Inserts soft hyphens into words with more letters than fit on a line, so that the line breaks there with a hyphen. Shorter words stay
 * whole, because a browser would break them at any line end.
 */
export function hyphenate(text: string, lettersOfLine = 9): string {
  return text.replaceAll(WORDS, (word) =>
    word.length <= lettersOfLine ? word : splitSyllables(word).join(SOFT_HYPHEN),
  );
}
