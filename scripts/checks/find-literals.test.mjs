import { describe, expect, test } from 'vitest';
import { findLiterals } from './find-literals.mjs';

const find = (source, file = 'a.tsx') => findLiterals(file, source).map(({ text }) => text);

describe('a text for people', () => {
  test.each([
    ['<p>{n} ou plus</p>', 'ou plus'],
    ['<Button>Save</Button>', 'Save'],
    ["<p>{isPublic ? 'Public' : TEXTS.secret}</p>", 'Public'],
    ["<p>{isPublic && 'Public'}</p>", 'Public'],
    ["<p>{name ?? 'nobody'}</p>", 'nobody'],
    ['<p>{`${n} images`}</p>', 'images'],
    ['<img alt="Cover" />', 'Cover'],
    ["<Dialog title={isNew ? 'New' : TEXTS.old} />", 'New'],
    ['<button aria-label="Close" />', 'Close'],
    ["count(images, 'image')", 'image'],
    ["say('Déplacée')", 'Déplacée'],
    ["const a = 'Try again later.'", 'Try again later.'],
    ["const a = 'The album is private'", 'The album is private'],
    ["throw new AppError('forbidden', 'Not for you.')", 'Not for you.'],
    ["names.join('\u202F; ')", ';'],
    ['html`<p class="${a}">Vu par ${name}</p>`', 'Vu par'],
  ])('is found: %s', (source, text) => {
    expect(find(source)).toEqual([text]);
  });

  test('is found in a page without scripts', () => {
    const page =
      '<title>{{title}} · Palmarès</title>\n<script>const a = "no text";</script>\n<p class="a">Oops</p>';

    expect(findLiterals('a.html', page)).toEqual([{ line: 3, text: 'Oops' }]);
  });

  test.each([
    '<p className="large text">{TEXTS.name} · {n}/{max}</p>',
    '<img alt="" title={TEXTS.title} />',
    '<h1>Palmarès</h1>',
    '<input placeholder="https://" type="text" />',
    "<p>{kind === 'tierlist' ? TEXTS.a : TEXTS.b}</p>",
    "import { a } from './The file of texts.ts'",
    "throw new Error('The part only works inside the editor')",
    "log.info('Server started.')",
    "type Kind = 'Été' | 'Hiver'",
    'sql`select a.id from album a where a.id = ${id}`',
    "const flex = 'flex-start space-between'",
    'html`<p class="${a}">!${text}</p>`',
  ])('is none: %s', (source) => {
    expect(find(source)).toEqual([]);
  });
});
