// The core picks black or white for any tier colour, so that the contrast is at least 4.5:1 (WCAG 1.4.3): the style sheets must use the
// same two colours.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INKS } from '@palmares/core/tierlist/tier-colours';
import { expect, test } from 'vitest';

test('the inks of the style sheets are those that the core reckons with, in both themes', async () => {
  const sheets = await Promise.all(
    ['tokens.css', 'light.css'].map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  const getInks = (name: string) =>
    sheets.flatMap((sheet) =>
      [...sheet.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, ink]) => ink),
    );
  expect([...new Set(getInks('on-light-color'))]).toEqual([INKS.black]);
  expect([...new Set(getInks('on-dark-color'))]).toEqual([INKS.white]);
});
