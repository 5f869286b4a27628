// The name of a copied content: « Animaux (copie) », then « Animaux (copie 2) ».
// Invariant: there is a single suffix at the end, and at most `max` code points; the name itself is truncated if needed.
// Names need not be unique.
import { truncate } from './graphemes.ts';
import { countCodePoints } from './normalise-text.ts';

export type CopyWord = 'copie' | 'copy';

const SUFFIX: Record<CopyWord, RegExp> = {
  copie: / ?\(copie(?: (?<count>[1-9]\d{0,5}))?\)$/u,
  copy: / ?\(copy(?: (?<count>[1-9]\d{0,5}))?\)$/u,
};

export function copyName(name: string, word: CopyWord, max: number): string {
  const found = SUFFIX[word].exec(name.trim());
  const original = found === null ? name.trim() : name.trim().slice(0, found.index);
  const suffix = found === null ? `(${word})` : `(${word} ${Number(found.groups?.['count'] ?? 1) + 1})`;
  const start = truncate(original, max - countCodePoints(suffix) - 1).trimEnd();
  return start === '' ? suffix : `${start} ${suffix}`;
}
