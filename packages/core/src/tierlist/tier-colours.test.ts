import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TIERS } from './board.ts';
import { INKS, inkOn, isColour, nextColour, TIER_COLOURS } from './tier-colours.ts';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** Contrast of the ink that is actually drawn. */
function contrastOn(color: string): number {
  const back = luminance(color);
  const ink = luminance(INKS[inkOn(color)].slice(1));
  return (Math.max(back, ink) + 0.05) / (Math.min(back, ink) + 0.05);
}

const hex = (...channels: number[]) => channels.map((value) => value.toString(16).padStart(2, '0')).join('');

describe('TL-17: inkOn', () => {
  test.each([
    ['ffffff', 'black'],
    ['000000', 'white'],
    ['ffff7f', 'black'],
    ['FF7F7F', 'black'],
    ['7f7fff', 'black'],
    ['3b3b3b', 'white'],
    ['0000ff', 'white'],
    ['00ff00', 'black'],
    ['757575', 'white'],
    ['777777', 'black'],
  ])('writes on %s in %s', (color, ink) => {
    expect(inkOn(color)).toBe(ink);
  });

  test('is drawn with a contrast of 4.5 on every colour (WCAG 1.4.3)', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        expect(contrastOn(hex(red, green, blue))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('is drawn with a contrast of 4.5 on every grey, where both inks are weakest', () => {
    for (let grey = 0; grey <= 255; grey++)
      expect(contrastOn(hex(grey, grey, grey)), `grey ${grey}`).toBeGreaterThanOrEqual(4.5);
  });
});

describe('isColour', () => {
  test('takes six hex digits of either case, without #', () => {
    expect(isColour('ff7f7f')).toBe(true);
    expect(isColour('FF7F7F')).toBe(true);
    for (const text of ['', 'fff', '#ff7f7f', 'ff7f7', 'ff7f7f0', 'gg7f7f', 'ff7f7f\n'])
      expect(isColour(text)).toBe(false);
  });
});

describe('TIER_COLOURS', () => {
  test('are distinct colours that hold the default ones', () => {
    expect(new Set(TIER_COLOURS).size).toBe(TIER_COLOURS.length);
    expect(TIER_COLOURS.every(isColour)).toBe(true);
    for (const { color } of DEFAULT_TIERS) expect(TIER_COLOURS).toContain(color);
  });
});

describe('nextColour', () => {
  test('is one that no tier has yet, whatever its case', () => {
    expect(nextColour([])).toBe('ff7f7f');
    expect(nextColour(['FF7F7F', 'ffbf7f'])).toBe('ffdf7f');
  });

  test('is white when all are taken', () => {
    expect(nextColour(TIER_COLOURS)).toBe('FFFFFF');
  });
});
