// Tests cards with the real fonts of the site.
import { createCanvas } from '@napi-rs/canvas';
import { assert, pre, property, string } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { DARK_THEME } from './dark-theme.ts';
import { drawScene } from './draw-scene.ts';
import { assertScene, listSceneTexts } from './scene.ts';
import { realMeasure, registerFonts } from './testing/canvas.ts';
import { CARD_COLOURS, layoutTextCard, TEXT_CARD_SIDE } from './text-card.ts';

beforeAll(registerFonts);

function layout(text: string) {
  const measure = realMeasure();
  const scene = layoutTextCard(text, measure);
  assertScene(scene, [], measure);
  const [block] = listSceneTexts(scene);
  if (block === undefined) throw new Error('A card without its text');
  const [ground] = scene.shapes;
  return { scene, block, ground: ground?.kind === 'panel' ? ground.paint : null };
}

/** WCAG 2.2 contrast of two colours, each as #rrggbb. */
function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Removes the characters that a line may add or drop at its end. */
const getLetters = (text: string): string => text.replaceAll(/[\s\u00AD-]/gu, '');

test.each([
  'Imagine',
  'I',
  'Anticonstitutionnellement',
  'Il faut imaginer Sisyphe heureux',
  'W'.repeat(120),
  '漢'.repeat(120),
  `${'mot '.repeat(29)}fin.`,
  '👨‍👩‍👧‍👦 Une famille 🇫🇷 en vacances',
  'مدينة النور والكتب القديمة',
])('« %s » stands whole on its card', (text) => {
  const { block } = layout(text);
  expect(getLetters(block.lines.join(''))).toBe(getLetters(text));
});

test('a text of up to 120 characters is never shortened, whatever it is', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (text) => {
      pre(text.trim() !== '');
      expect(getLetters(layout(text).block.lines.join(''))).toBe(getLetters(text));
    }),
    { numRuns: 60 },
  );
});

test('a short text is large, a long one smaller, and no word is cut that fits on a line', () => {
  const [short, long] = [
    layout('Jazz').block,
    layout('Un été de canicule, un hiver de neige et rien entre').block,
  ];
  expect(short.size).toBeGreaterThan(100);
  expect(long.size).toBeGreaterThan(50);
  expect(long.size).toBeLessThan(short.size);
  expect(long.lines.join(' ')).toBe('Un été de canicule, un hiver de neige et rien entre');
});

test('a single long word is cut between syllables rather than written so small that a tile shows nothing of it', () => {
  const { lines, size } = layout('Anticonstitutionnellement').block;
  expect(size).toBeGreaterThan(60);
  expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
  expect(getLetters(lines.join(''))).toBe('Anticonstitutionnellement');
});

test('the colour is the text’s own, and the ink can be read on each', () => {
  expect(layout('Jazz').ground).toBe(layout('JAZZ').ground);
  const names = Array.from({ length: 200 }, (_, index) => `Titre ${index + 1}`);
  expect(new Set(names.map((name) => layout(name).ground))).toEqual(new Set(CARD_COLOURS));
  for (const colour of CARD_COLOURS) expect(getContrast(colour, '#fffaf2')).toBeGreaterThanOrEqual(5);
});

test('what is drawn has the colour to its corners and the ink in its middle', async () => {
  const { scene, ground } = layout('Jazz');
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d');
  await drawScene(context, scene, DARK_THEME, { loadImage: async () => null });
  const { data } = context.getImageData(TEXT_CARD_SIDE - 1, TEXT_CARD_SIDE - 1, 1, 1);
  expect(`#${Buffer.from(data.subarray(0, 3)).toString('hex')}`).toBe(ground);
  const row = context.getImageData(0, TEXT_CARD_SIDE / 2, TEXT_CARD_SIDE, 1).data;
  expect(row.filter((value, index) => index % 4 === 2 && value > 220).length).toBeGreaterThan(40);
});
