import { describe, expect, test } from 'vitest';
import { assertScene, type ImageShape, type Scene, type TextBlock } from './scene.ts';
import { plainMeasure } from './testing/contents.ts';

const image = (id: number, x: number, y = 10): ImageShape => ({
  kind: 'image',
  id,
  box: { x, y, width: 50, height: 50 },
  fit: 'cover',
  radius: 4,
  over: [],
});
const text = (patch: Partial<TextBlock> = {}): TextBlock => ({
  face: 'text',
  size: 10,
  weight: 400,
  align: 'left',
  x: 10,
  y: 80,
  leading: 12,
  lines: ['mot'],
  box: { x: 10, y: 70, width: 60, height: 20 },
  ...patch,
});
const scene = (shapes: Scene['shapes'], patch: Partial<Scene> = {}): Scene => ({
  width: 200,
  height: 100,
  scale: 1,
  named: true,
  shapes,
  ...patch,
});
const written = (patch: Partial<TextBlock>) => scene([{ kind: 'text', text: text(patch), paint: 'ink' }]);

describe('assertScene', () => {
  test('accepts images apart and texts in their boxes', () => {
    const sound = scene(
      [
        image(1, 10),
        image(2, 60),
        image(3, 10, 60 - 10 + 10 + 0.3),
        { kind: 'text', text: text({ y: 90, lines: [] }), paint: 'ink' },
      ],
      { height: 200 },
    );
    expect(() => assertScene(sound, [3, 1, 2], plainMeasure)).not.toThrow();
    expect(() => assertScene(written({}), [], plainMeasure)).not.toThrow();
  });

  test.each<[string, string, Scene, number[]]>([
    ['an image that is missing', 'each image once', scene([image(1, 10)]), [1, 2]],
    ['an image twice', 'each image once', scene([image(1, 10), image(1, 100)]), [1]],
    ['an image beyond the right end', 'out of the picture', scene([image(1, 151)]), [1]],
    ['an image above the picture', 'out of the picture', scene([image(1, 10, -1)]), [1]],
    [
      'an image without an area',
      'out of the picture',
      scene([{ ...image(1, 10), box: { x: 10, y: 10, width: 0, height: 5 } }]),
      [1],
    ],
    ['images over each other', 'Images 1 and 2 overlap', scene([image(1, 10), image(2, 59)]), [1, 2]],
    ['a text wider than its box', 'sticks out', written({ lines: ['un mot bien trop long'] }), []],
    ['a line below its box', 'sticks out', written({ lines: ['un', 'deux', 'trois'] }), []],
    [
      'a text in the middle that is wider than its box',
      'sticks out',
      written({ align: 'center', x: 12 }),
      [],
    ],
    [
      'a box beyond the picture',
      'stands out',
      written({ box: { x: 150, y: 70, width: 60, height: 20 } }),
      [],
    ],
    ['a picture that phones refuse', 'More pixels', scene([], { scale: 30 }), []],
  ])('refuses %s', (_, reason, broken, ids) => {
    expect(() => assertScene(broken, ids, plainMeasure)).toThrow(reason);
  });
});
