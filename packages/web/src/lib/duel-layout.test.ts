import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutDuel, type Size } from './duel-layout.ts';

const REM = 16;
/** Width in pixels of « vs » at the end of a column, with the space before it. */
const VERSUS = 48;
const image = (width: number, height: number, name = 'Renard') => ({ width, height, name });
const TALL = image(400, 1200);
const WIDE = image(1200, 400);
const SQUARE = image(900, 900);

const place = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 240, max: 1400 }),
});
const pixels = fc.integer({ min: 300, max: 1920 });
const contender = fc.record({ width: pixels, height: pixels, name: fc.constant('Renard roux') });
const contenders = fc.array(contender, { minLength: 2, maxLength: 3 });

const getArea = ({ width, height }: Size) => width * height;
const getShares = (cards: readonly Size[]) => {
  const areas = cards.map(getArea);
  return Math.max(...areas) / Math.min(...areas);
};

describe('any duel in any place', () => {
  test('gives all images one area, their own shape up to 1:3, and stays inside with the names', () => {
    fc.assert(
      fc.property(contenders, place, (duel, room) => {
        const { cards, arrangement, gap, name } = layoutDuel(duel, room, REM);

        expect(getShares(cards)).toBeCloseTo(1, 6);
        for (const [index, card] of cards.entries()) {
          const { width, height } = duel[index] ?? TALL;
          expect(card.width / card.height).toBeCloseTo(Math.min(3, Math.max(1 / 3, width / height)), 6);
        }
        const rows =
          arrangement === 'row'
            ? [cards]
            : arrangement === 'column'
              ? cards.map((card) => [card])
              : [cards.slice(0, 2), cards.slice(2)];
        for (const row of rows)
          expect(
            row.reduce((sum, { nameWidth }) => sum + nameWidth, gap * (row.length - 1)),
          ).toBeLessThanOrEqual(room.width);
        const height = rows.reduce(
          (sum, row) => sum + (row[0]?.tallest ?? 0) + name.height,
          gap * (rows.length - 1),
        );
        expect(height).toBeLessThanOrEqual(room.height);
        for (const { width, height: own, nameWidth, tallest } of cards) {
          if (arrangement === 'column' && cards.length === 2)
            expect(nameWidth, 'leaves « vs » its place').toBeLessThanOrEqual(room.width - 2 * VERSUS);
          else expect(nameWidth).toBeGreaterThanOrEqual(width - 1e-6);
          expect(tallest).toBeGreaterThanOrEqual(own);
        }
      }),
    );
  });

  test('lets nothing but the place, the names or the pixels bound it', () => {
    fc.assert(
      fc.property(contenders, place, (duel, room) => {
        const larger = layoutDuel(duel, { width: room.width * 1.5, height: room.height * 1.5 }, REM);
        const here = layoutDuel(duel, room, REM);
        expect(getArea(larger.cards[0] ?? TALL)).toBeGreaterThanOrEqual(getArea(here.cards[0] ?? TALL) * 0.8);
      }),
    );
  });
});

test.each([
  ['two squares on a phone', [SQUARE, SQUARE], { width: 358, height: 600 }, 'column'],
  ['two tall ones on a phone', [TALL, TALL], { width: 358, height: 600 }, 'row'],
  ['two squares on a screen', [SQUARE, SQUARE], { width: 1400, height: 700 }, 'row'],
  ['two wide ones on a screen', [WIDE, WIDE], { width: 1024, height: 600 }, 'column'],
  ['three squares on a tablet', [SQUARE, SQUARE, SQUARE], { width: 736, height: 800 }, 'pair'],
  ['three wide ones on a phone', [WIDE, WIDE, WIDE], { width: 358, height: 600 }, 'column'],
  ['three squares on a screen', [SQUARE, SQUARE, SQUARE], { width: 1400, height: 700 }, 'row'],
])('%s stand as the place asks', (_what, duel, room, expected) => {
  expect(layoutDuel(duel, room, REM).arrangement).toBe(expected);
});

test('photographs of usual shapes do not change their arrangement from duel to duel', () => {
  const usual = [image(1200, 900), image(900, 1200), SQUARE, image(1080, 1350)];
  const seen = (room: Size) =>
    new Set(usual.flatMap((one) => usual.map((other) => layoutDuel([one, other], room, REM).arrangement)));
  expect([seen({ width: 358, height: 600 }), seen({ width: 1400, height: 700 })]).toEqual([
    new Set(['column']),
    new Set(['row']),
  ]);
});

test('small images are not blown up, and do not make the others tiny', () => {
  const room = { width: 2400, height: 1200 };
  expect(layoutDuel([image(200, 200), SQUARE], room, REM).cards[0]?.width).toBeCloseTo(500, 3);
  expect(layoutDuel([image(32, 32), SQUARE], room, REM).cards[0]?.width).toBeCloseTo(320, 3);
  expect(layoutDuel([image(0, 0), SQUARE], room, REM).cards[0]?.width).toBeGreaterThan(900);
});

test('a long word makes its own name smaller, and no other', () => {
  const duel = [image(900, 900, 'Anticonstitutionnellement'), image(900, 900, 'Le renard et le corbeau')];
  const [long, other] = layoutDuel(duel, { width: 330, height: 200 }, REM).cards;
  expect(long?.fontSize).toBeLessThan(other?.fontSize ?? 0);
  expect(long?.fontSize).toBeGreaterThanOrEqual(0.75 * REM);
});
