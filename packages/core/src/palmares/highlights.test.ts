import { describe, expect, test } from 'vitest';
import { findHighlights, type JudgedImage } from './highlights.ts';

/** Images with rank and place in listed order, each judged by ten. */
function images(changes: Readonly<Record<number, Partial<JudgedImage>>>, count = 12): JudgedImage[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return { id, rank: id, judged: 10, spread: 0.5, place: (index + 0.5) / count, ...changes[id] };
  });
}

describe('findHighlights', () => {
  test('PA-16: the three most and the three least divisive, each from its end', () => {
    const found = findHighlights(
      images({
        2: { spread: 0.9 },
        5: { spread: 0.7 },
        7: { spread: 0.8 },
        8: { spread: 0.6 },
        9: { spread: 0.1 },
        10: { spread: 0.3 },
        11: { spread: 0.2 },
        12: { spread: 0.4 },
      }),
    );
    expect(found.divisive).toEqual([2, 7, 5]);
    expect(found.consensual).toEqual([9, 11, 10]);
  });

  test('where all divide alike none is named', () => {
    const found = findHighlights(images({ 3: { spread: 0.5 + 1e-9 } }));
    expect(found).toEqual({ divisive: [], consensual: [], surprise: null });
  });

  test('PA-16: what few have judged is not named', () => {
    const found = findHighlights(images({ 2: { spread: 0.9, judged: 4 }, 3: { spread: 0.1, judged: 4 } }));
    expect(found.divisive).toEqual([]);
    expect(found.consensual).toEqual([]);
  });

  test('PA-16: the surprise stands higher than its places in the hands', () => {
    expect(findHighlights(images({ 3: { place: 0.62 }, 10: { place: 0.1 } })).surprise).toBe(3);
  });

  test('the worse half surprises nobody', () => {
    expect(findHighlights(images({ 6: { place: 0.8 } })).surprise).toBe(6);
    expect(findHighlights(images({ 7: { place: 0.9 } })).surprise).toBeNull();
  });

  test('a gap of one rank is no surprise', () => {
    expect(findHighlights(images({ 3: { place: 0.3 } })).surprise).toBeNull();
  });

  test('of many images a tenth of them has to lie between', () => {
    const count = 100;
    const at = (rank: number) => ({ place: (rank - 0.4) / count });
    expect(findHighlights(images({ 20: at(29) }, count)).surprise).toBeNull();
    expect(findHighlights(images({ 20: at(30) }, count)).surprise).toBe(20);
  });
});
