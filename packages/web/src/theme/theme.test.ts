import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { THEME } from '@palmares/core/limits';
import { expect, test } from 'vitest';

const packageRoot = join(import.meta.dirname, '../..');
const script = await readFile(join(packageRoot, 'public/theme.js'), 'utf8');

/** Runs the script that a page runs before its first paint. */
function paint(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  const document = { documentElement: { dataset }, querySelector: () => null };
  runInNewContext(script, { document, localStorage: { getItem } });
  return dataset.theme;
}

test('SH-28: the theme is dark when nothing, or nothing known, is stored', async () => {
  expect(THEME.default).toBe('dark');
  expect(paint(() => null)).toBe(THEME.default);
  expect(paint(() => 'sepia')).toBe(THEME.default);
  expect(await readFile(join(packageRoot, 'index.html'), 'utf8')).toContain(`data-theme="${THEME.default}"`);
});

test('SH-28: the choice is stored under the key theme', () => {
  expect(THEME.key).toBe('theme');
  expect(paint((key) => (key === THEME.key ? 'light' : null))).toBe('light');
});

test('a storage that refuses leaves the theme as it is without one', () => {
  expect(
    paint(() => {
      throw new Error('refused');
    }),
  ).toBe(THEME.default);
});
