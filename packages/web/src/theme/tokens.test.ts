// The values that the look of the site prescribes.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const readSheet = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The last value of each token, as a theme that is set on the root would have it. */
function readTokens(...sheets: readonly string[]): Map<string, string> {
  const tokens = sheets.flatMap((sheet) => [...readSheet(sheet).matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return new Map(tokens.map(([, name = '', value = '']) => [name.slice(2), value]));
}

const dark = readTokens('tokens.css');
const light = readTokens('tokens.css', 'light.css');
const pick = (theme: ReadonlyMap<string, string>, names: string) =>
  names.split(' ').map((name) => theme.get(name));

test('LB-17: the grounds', () => {
  const names = 'page raised sunken hover';
  expect(pick(dark, names)).toEqual(['#0d0e13', '#15171f', '#090a0e', '#1d202b']);
  expect(pick(light, names)).toEqual(['#f7f6f3', '#ffffff', '#eeece6', '#f1efe9']);
});

test('LB-18: lines and inks', () => {
  const names = 'line line-strong ink ink-soft';
  expect(pick(dark, names)).toEqual(['#262a37', '#3a4053', '#f3f4f8', '#a9afc1']);
  expect(pick(light, names)).toEqual(['#e2dfd6', '#c9c4b6', '#16171d', '#555a6a']);
});

test('LB-19: accent, focus and selection', () => {
  const names = 'accent on-accent focus selection';
  expect(pick(dark, names)).toEqual(['#ffbf7f', '#23160a', '#9db2ff', '#9db2ff']);
  expect(pick(light, names)).toEqual(['#b4560b', '#fff8f0', '#2b4bdb', '#2b4bdb']);
});

test('LB-20: radii and motion', () => {
  expect(pick(dark, 'radius-s radius-m radius-l')).toEqual(['8px', '14px', '20px']);
  expect(pick(dark, 'duration-fast duration-slow ease')).toEqual([
    '120ms',
    '220ms',
    'cubic-bezier(0.2, 0.8, 0.2, 1)',
  ]);
});

test('the light theme has no token that the dark one lacks', () => {
  expect([...readTokens('light.css').keys()].filter((name) => !dark.has(name))).toEqual([]);
});

test('LB-16: style sheets elsewhere have no raw colour, and pixel values only for thin lines and the bars of the mark', async () => {
  const source = join(import.meta.dirname, '..');
  const raw: string[] = [];
  for await (const path of glob('**/*.css', { cwd: source })) {
    if (path.startsWith('theme')) continue;
    const rules = readFileSync(join(source, path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    for (const line of rules.split('\n')) {
      if (/^\s*(?:@media|@container|--bar:)/.test(line)) continue;
      const values = line.match(/#[0-9a-f]{3,8}\b|(?<![\d.])(?![01]px)\d+px/gi) ?? [];
      if (values.length > 0) raw.push(`${path}: ${line.trim()}`);
    }
  }
  expect(raw).toEqual([]);
});

test('LB-10: titles and texts are variable fonts of the site, subset, which fallbacks replace until they arrive', () => {
  expect(dark.get('font-title')).toMatch(/^"Bricolage Grotesque", var\(--font-title-early\)/);
  expect(dark.get('font-text')).toMatch(/^"Inter", var\(--font-text-early\)/);
  const faces = readSheet('fonts.css').match(/@font-face \{[^}]+\}/g) ?? [];
  expect(faces.length).toBeGreaterThanOrEqual(4);
  for (const face of faces) {
    expect(face).toContain('font-display: swap');
    expect(face).toContain('unicode-range');
    expect(face).toMatch(/@fontsource-variable\/[\w-]+\/files\/[\w-]+-wght-normal\.woff2/);
  }
});
