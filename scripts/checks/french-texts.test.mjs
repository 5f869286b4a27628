import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../repository.mjs';
import { findTextFaults, frenchSpaces, writeSpaces } from './french-texts.mjs';
import { wordRules } from './french-words.mjs';

/** Makes spaces distinguishable: ~ is U+00A0, _ is U+202F. */
const seen = (text) => text.replaceAll('\u00A0', '~').replaceAll('\u202F', '_');

describe('LB-4, SH-8: the spaces around the signs of a French text', () => {
  test.each([
    ['Reprendre votre brouillon ?', 'Reprendre votre brouillon_?'],
    ['Retirer « Renard » partout ?', 'Retirer «~Renard~» partout_?'],
    ['L’emporte ! Encore ; et : voilà', 'L’emporte_! Encore_; et~: voilà'],
    ['Supprimer « Renard » ?!', 'Supprimer «~Renard~»_?!'],
    ['Ajoutée · 100 %', 'Ajoutée · 100~%'],
    ['1 000 images', '1_000 images'],
    [String.raw`Ouvrir :\nici`, String.raw`Ouvrir~:\nici`],
    ['copiez ce lien :<br>', 'copiez ce lien~:<br>'],
    ['Quoi\u00A0? «\u202FRien\u202F»\u202F:', 'Quoi_? «~Rien~»~:'],
    [String.raw`Quoi\u00A0? Rien\u202F: «\u00A0`, 'Quoi_? Rien~: «~'],
  ])('%s', (text, spaced) => {
    expect(seen(frenchSpaces(text))).toBe(spaced);
    expect(frenchSpaces(frenchSpaces(text))).toBe(frenchSpaces(text));
  });

  test.each([
    'Inscription réussie! Connexion en cours...',
    'Accès refusé: album privé',
    'Restart “Cats”? Yes!',
    'https://palmares.example/?a=1 :q! ?id=3',
    'select id::text from album where n % 5 = 0',
    'HTTP/1.1 200',
  ])('are not touched where there are none: %s', (text) => {
    expect(frenchSpaces(text)).toBe(text);
  });
});

const SOURCE = `import { a } from './a :.ts';
// Why ? A comment is nobody's text.
const ask = (name: string) => n > 0 ? \`« \${name} » : \${n} ?\` : "Quoi ?";
export const View = () => (
  <p title="Ici : là">
    {name}
    : <b>{n} ?</b>
  </p>
);
`;

test('only what may be shown is written anew: literals, templates, texts and attributes of JSX', () => {
  expect(seen(writeSpaces('a.tsx', SOURCE))).toBe(`import { a } from './a :.ts';
// Why ? A comment is nobody's text.
const ask = (name: string) => n > 0 ? \`«~\${name}~»~: \${n}_?\` : "Quoi_?";
export const View = () => (
  <p title="Ici~: là">
    {name}
    : <b>{n}_?</b>
  </p>
);
`);
});

test('of the demo the descriptions are texts, the names are as a person’s are stored', () => {
  const source = `const album = { name: 'À table !', description: 'À table !' };`;
  expect(seen(writeSpaces('packages/demo/src/a.ts', source))).toBe(
    `const album = { name: 'À table !', description: 'À table_!' };`,
  );
});

test('a fault is told with its line, in a page without scripts too', () => {
  expect(findTextFaults('a.ts', `\n\nconst a = 'Quoi ?';`)).toEqual([
    "a.ts:3: a line may break at one of its signs: 'Quoi ?'",
  ]);
  expect(findTextFaults('a.html', '<p>\nQuoi ?\n</p>')).toEqual([
    'a.html:2: a line may break at one of its signs: Quoi ?',
  ]);
  expect(findTextFaults('a.ts', writeSpaces('a.ts', `const a = 'Quoi ?';`))).toEqual([]);
});

const getFaults = (text) => findTextFaults('a.ts', `const a = ${JSON.stringify(text)};`);

describe('LB-2, LB-5, SH-8: one word for one idea', () => {
  test.each([
    ['Enregistrer', 'sauvegarder'],
    ['Vos changements sont enregistrés.', 'sauvegarder'],
    ['Un courriel part.', 'email'],
    ['Votre adresse e-mail', 'email'],
    ['Reçu par mail.', 'email'],
    ['Changer d’adresse', 'adresse email'],
    ['Nametag ou email', 'adresse email'],
    ['Les courriers indésirables', 'messages'],
    ['Adresse copiée.', 'lien'],
    ['Changer de pseudo', 'nom d’utilisateur'],
    ['Tous vos palmarès', 'contenu'],
    ['Ce lien n’est plus valable.', 'valide'],
    ['Tout choisir', 'Tout sélectionner'],
    ['Ne rien sélectionner', 'Tout désélectionner'],
    ['Majuscule + clic', 'Maj'],
    ['La 1ʳᵉ place', '1re, 2e'],
    ['Un administrateur décidera.', 'administration, modération'],
    ['Seuls les administrateurs les voient.', 'administration, modération'],
    ['Zoé est déjà administrateur.', 'administration, modération'],
    ['Ce qu’un modérateur transmet', 'administration, modération'],
    ['Un visiteur', 'administration, modération'],
    ['Vous êtes déconnecté.', 'connexion, session'],
    ['Faire une tierlist', 'tier list'],
  ])('%s', (text, word) => {
    expect(getFaults(text)).toHaveLength(1);
    expect(getFaults(text)[0]).toContain(`is « ${word} » here`);
  });

  test('what the specification says stays, and so do the words themselves', () => {
    for (const rule of wordRules) {
      expect(getFaults(rule.use)).toEqual([]);
      for (const quoted of rule.spec ?? []) expect(getFaults(quoted)).toEqual([]);
    }
    expect(
      getFaults(
        'Un lien valable une heure, envoyé par email ; le palmarès de l’album.'.replace(' ;', '\u202F;'),
      ),
    ).toEqual([]);
  });

  test('each of them stands in the glossary', async () => {
    const glossary = await readFile(join(root, 'docs', 'GLOSSARY.md'), 'utf8');
    for (const { use } of wordRules) expect(glossary).toContain(`| ${use} |`);
  });
});
