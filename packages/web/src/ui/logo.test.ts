import { readFile } from 'node:fs/promises';
import { MARK_COLOURS } from '@palmares/pictures/picture-theme';
import { expect, test } from 'vitest';

test('LB-7: the icon of the site and the pictures to share have the tier colours, as the logo has', async () => {
  const tiers = ['#ff7f7f', '#ffbf7f', '#ffff7f', '#7fff7f', '#7f7fff'];
  const icon = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
  expect([...icon.matchAll(/<rect [^>]*?height="3\.4"[^>]*?fill="(#\w+)"/g)].map(([, fill]) => fill)).toEqual(
    tiers,
  );
  expect(MARK_COLOURS).toEqual(tiers);
});
