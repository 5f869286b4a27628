import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DARK } from './dark-look.ts';

const TOKENS = {
  page: '--page',
  raised: '--raised',
  line: '--line',
  ink: '--ink',
  inkSoft: '--ink-soft',
  accent: '--accent',
  ground: '--ground',
  onGround: '--on-ground',
  scrim: '--ground-scrim',
  onLight: '--on-light-color',
  onDark: '--on-dark-color',
  markEdge: '--mark-edge',
} as const;

test('the colours are those of the dark theme', async () => {
  const css = await readFile(new URL('../../web/src/theme/tokens.css', import.meta.url), 'utf8');
  // The light theme comes last and says some of them anew.
  const [dark = ''] = css.split('[data-theme="light"]');
  for (const [colour, token] of Object.entries(TOKENS)) {
    const value = new RegExp(`${token}:\\s*([^;]+);`).exec(dark)?.[1];
    expect([colour, value]).toEqual([colour, DARK.colours[colour as keyof typeof TOKENS]]);
  }
});
