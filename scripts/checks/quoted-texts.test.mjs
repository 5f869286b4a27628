import { describe, expect, test } from 'vitest';
import { findQuoteFaults, listMarks, listQuotes } from './quoted-texts.mjs';

// No page uses the prefix of these ids, so the check of requirements does not take them for citations.
const quotesOf = (sentence) => listQuotes(`# Page\n\n- **ZZ-1** ${sentence}\n`).map(({ text }) => text);
const textsOf = (source) => listMarks('a.ts', source).map(({ id, texts }) => [id, texts]);
const faultsOf = (sentence, source) =>
  findQuoteFaults(listQuotes(`- **ZZ-1** ${sentence}`), listMarks('a.ts', source));

describe('the quotes of a requirement', () => {
  test('are what stands in quotation marks, French or English', () => {
    expect(quotesOf('It says « Retour » or “Back”, then `+N`.')).toEqual(['Retour', 'Back']);
  });

  test('may contain a quote and a choice', () => {
    expect(quotesOf('« À classer : « {name} » », « sans {elle|elles}. »')).toEqual([
      'À classer : « {name} »',
      'sans elle.',
      'sans elles.',
    ]);
  });
});

describe('a mark', () => {
  test('belongs to the message that ends before it on its line, or that begins after it', () => {
    const source = `export const TEXTS = {
  a: 'A', // (ZZ-1)
  /** Shown at the end (ZZ-2, ZZ-3). */
  // Another comment.
  b: (n: number) => \`B \${n}\`,
  c: 'C',
};
export const d = (): string => 'D'; // (ZZ-4)
`;
    expect(textsOf(source)).toEqual([
      ['ZZ-1', ['A']],
      ['ZZ-2', ['B {}']],
      ['ZZ-3', ['B {}']],
      ['ZZ-4', ['D']],
    ]);
  });

  test('of a type marks no message', () => {
    expect(textsOf('type Texts = {\n  /** The label (ZZ-1). */\n  readonly a: string;\n};')).toEqual([]);
  });

  test('covers all that the message can say: choices, plurals, other texts of its file', () => {
    const source = `const NOUNS = { a: { plural: 'albums' }, b: { plural: 'images' } };
const failed = (what: string) => \`Erreur : \${what}.\`;
function choose(kind: string) {
  if (kind === 'x') return 'X';
  switch (kind) { default: return kind === 'y' ? 'Y' : 'Z'; }
}
const TEXTS = {
  count: (n: number) => \`\${count(n, 'image')} ici\`, // (ZZ-1)
  list: (kind: 'a' | 'b') => \`Les \${NOUNS[kind].plural}\`, // (ZZ-2)
  failed: failed('la suppression'), // (ZZ-3)
  chosen: (kind: string) => choose(kind), // (ZZ-4)
  limit: \`Au plus \${LIMITS.max} \${'tiers'}\`, // (ZZ-5)
};`;
    expect(textsOf(source)).toEqual([
      ['ZZ-1', ['{} image ici', '{} images ici']],
      ['ZZ-2', ['Les albums', 'Les images']],
      ['ZZ-3', ['Erreur : la suppression.']],
      ['ZZ-4', ['X', 'Y', 'Z']],
      ['ZZ-5', ['Au plus {} tiers']],
    ]);
  });
});

describe('quotes and messages', () => {
  test.each([
    ['« Quoi ? »', "'Quoi\u202F?'"],
    ['« {n} images »', "(n: number) => count(n, 'image')"],
    ['« Au plus 15 tiers. »', '`Au plus ${LIMITS.max} tiers.`'],
    ['« […] place 3 »', "'Renard, place 3'"],
    ['« {n}/5 »', '`${points}/${LIMITS.max}`'],
  ])('agree, whatever the spaces and values: %s', (sentence, message) => {
    expect(faultsOf(sentence, `const TEXTS = {\n  a: ${message}, // (ZZ-1)\n};`)).toEqual([]);
  });

  test.each([
    ['« L’album. »', '"L\'album."'],
    ['« Retour »', "'Retour au début'"],
    ['« Réessayez plus tard. »', "'Réessayez.'"],
    ['« Au plus 15 tiers. »', '`${LIMITS.max}`'],
  ])('differ by a sign or a word: %s', (sentence, message) => {
    const [missing, changed] = faultsOf(sentence, `const TEXTS = {\n  a: ${message}, // (ZZ-1)\n};`);

    expect(missing).toMatch(/^docs\/requirements: no message marked \(ZZ-1\) says «/);
    expect(changed).toMatch(/^a\.ts:2: ZZ-1 does not quote «/);
  });

  test('each quote needs a message with its mark', () => {
    expect(
      faultsOf('« Retour » or « Quitter »', "const a = 'Retour'; // (ZZ-1)\nconst b = 'Quitter';"),
    ).toEqual(['docs/requirements: no message marked (ZZ-1) says « Quitter »']);
  });

  test('a mark of a requirement without quotes is a citation', () => {
    expect(faultsOf('A sentence.', "const a = 'Retour'; // (ZZ-1)")).toEqual([]);
  });
});
