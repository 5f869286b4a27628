import { readFile } from 'node:fs/promises';
import { DARK_THEME } from '@palmares/pictures/dark-theme';
import { expect, test } from 'vitest';
import { COLOURS } from './page-theme.ts';

test('pictures that no page is there for have the colours of the dark theme', async () => {
  const css = await readFile(new URL('../../theme/tokens.css', import.meta.url), 'utf8');
  const getValue = (token: string) => new RegExp(`${token}:\\s*([^;]+);`).exec(css)?.[1];
  const values = Object.entries(COLOURS).map(([colour, token]) => [colour, getValue(token)]);
  expect(Object.fromEntries(values)).toEqual(DARK_THEME.colours);
});
