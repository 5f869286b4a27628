// Where a long word may be cut, told by its letters alone: French syllables, and near enough those of its neighbours.
// Invariant: without its soft hyphens the text is what it was; no piece of a word is shorter than PIECE_LEAST.
// Leaves out: dictionaries, which browsers have for some languages on some systems.

const PIECE_LEAST = 3;
const SOFT_HYPHEN = '\u00AD';
const WORDS = /[\p{Script=Latin}\p{M}]+/gu;
/** Before a consonant that a vowel follows; those that are one sound, or begin a syllable together, stay together. */
const SYLLABLE = /(?=(?:[bcdfgptv][lr]|[cpst]h|gn|qu|[bcdfghjklmnpqrstvwxzç])[aeiouyàâäéèêëîïôöùûüœæ])/giu;
/** The second of a pair begins nothing: « ch » is not cut before its h. */
const PAIRS = /[bcdfgptv][lr]|[cpst]h|gn|qu/iu;

/** The pieces that a long word may be cut into; the word itself where it has none. */
export function syllablesOf(word: string): string[] {
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
 * With soft hyphens in its words of more letters than a line has room for: a line may end there, and shows a hyphen then. Shorter
 * ones stay whole, as a browser would cut them wherever a line ends.
 */
export function hyphenate(text: string, lettersOfLine = 9): string {
  return text.replaceAll(WORDS, (word) =>
    word.length <= lettersOfLine ? word : syllablesOf(word).join(SOFT_HYPHEN),
  );
}
