// LB-73: every `<bdi>` of the screens declares that the language of its text is unknown.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** They isolate a name together with words of the page. */
const MIXED = [
  'features/profile/own-card.tsx',
  'features/tierlist-editor/editor-header.tsx',
  'ui/purge-dialog.tsx',
];

test('LB-73: a name that a person typed is not in the language of the page', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const withLanguage: string[] = [];
  let isolated = 0;
  for (const file of files.toSorted()) {
    const tags = (await readFile(join(import.meta.dirname, file), 'utf8')).match(/<bdi\b[^>]*>/g) ?? [];
    isolated += tags.length;
    if (tags.some((tag) => !tag.includes(' lang=""'))) withLanguage.push(file.replaceAll('\\', '/'));
  }

  expect(isolated).toBeGreaterThan(50);
  expect(withLanguage).toEqual(MIXED);
});
