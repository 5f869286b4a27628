// Draws real pictures in Node and checks positions by their pixels.
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PictureContent, shownImages } from './content.ts';
import { DARK_THEME } from './dark-theme.ts';
import { drawScene, type Progress } from './draw-scene.ts';
import { drawShape } from './draw-shapes.ts';
import type { Format } from './format.ts';
import { layoutPicture } from './layout-picture.ts';
import { assertScene, listSceneImages, listSceneTexts } from './scene.ts';
import { draw, plainImage, realMeasure, registerFonts } from './testing/canvas.ts';
import {
  AWKWARD_NAMES,
  makeRankingContent,
  makeTierlistContent,
  makeTournamentContent,
} from './testing/contents.ts';

const FORMATS: readonly Format[] = ['natural', 'wide', 'square', 'tall'];
const awkward = <C extends PictureContent>(content: C): C =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'name'
      ? AWKWARD_NAMES[Number(String(value).replace('Image ', '')) % AWKWARD_NAMES.length]
      : value,
  ) as C;

beforeAll(registerFonts);

test.each(
  FORMATS.flatMap((format) =>
    [
      awkward(makeTierlistContent(14)),
      awkward(makeRankingContent(14)),
      awkward(makeTournamentContent(14)),
    ].map((content) => ({
      format,
      content,
    })),
  ),
)('$content.kind, $format: in the real fonts too no text sticks out of its box', ({ format, content }) => {
  const title = 'Les plus grands films de tous les temps selon مدينة 🎬 et toute la famille';
  const measure = realMeasure();
  const scene = layoutPicture({ ...content, title }, { format, scale: 1, names: true }, measure);
  assertScene(
    scene,
    shownImages(content).map(({ id }) => id),
    measure,
  );
});

test('the label of each tier has its colour, each image stands in its row, the page is behind', async () => {
  const red = await plainImage(300, 300, '#ff0000');
  const { scene, colourAt, png } = await draw(
    makeTierlistContent(14),
    { format: 'wide', scale: 1, names: false },
    async () => red,
  );
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
  const labels = scene.shapes.flatMap((shape) =>
    shape.kind === 'panel' && shape.corners[0] === 12 && shape.corners[1] === 0 ? [shape] : [],
  );
  expect(labels.map(({ paint }) => paint)).toEqual(['#ff7f7f', '#ffbf7f', '#ffff7f', '#7fff7f', '#7f7fff']);
  for (const { box, paint } of labels) expect(`#${colourAt(box.x + box.width / 2, box.y + 12)}`).toBe(paint);
  for (const { box } of listSceneImages(scene))
    expect(colourAt(box.x + box.width / 2, box.y + box.height / 2)).toBe('ff0000');
  expect(colourAt(2, 2)).toBe('0d0e13');
});

test('a tile is filled; a champion is shown whole', async () => {
  const { scene, colourAt } = await draw(
    makeTierlistContent(3),
    { format: 'square', scale: 1, names: false },
    () => plainImage(100, 300, '#00ff00'),
  );
  for (const { box } of listSceneImages(scene)) {
    expect(colourAt(box.x + box.width / 2, box.y + 3)).toBe('00ff00');
    expect(colourAt(box.x + 3, box.y + box.height / 2)).toBe('00ff00');
  }
  const champion = { id: 1, name: 'Longue', width: 100, height: 250 };
  const { scene: whole, colourAt: colour } = await draw(
    { ...makeTournamentContent(1), champion },
    { format: 'wide', scale: 1, names: true },
    () => plainImage(100, 250, '#0000ff'),
  );
  const [hero] = listSceneImages(whole);
  expect(hero?.box.width).toBeCloseTo((hero?.box.height ?? 0) * 0.4, 0);
  expect(colour((hero?.box.x ?? 0) + 2, (hero?.box.y ?? 0) + (hero?.box.height ?? 0) / 2)).toBe('0000ff');
});

test('of a tall image more is cut below than above, for heads are there', async () => {
  const canvas = createCanvas(100, 300);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#00ff00';
  pen.fillRect(0, 0, 100, 300);
  pen.fillStyle = '#ff0000';
  pen.fillRect(0, 80, 100, 20);
  const tall = await loadImage(canvas.toBuffer('image/png'));
  const images = [{ id: 1, name: 'Grande', width: 100, height: 100 }];
  const tiers = [{ label: 'S', color: 'ff7f7f', images }];
  const { scene, colourAt } = await draw(
    { ...makeTierlistContent(0), tiers },
    { format: 'square', scale: 1, names: false },
    async () => tall,
  );
  const box = listSceneImages(scene)[0]?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  const below = (pixels: number) => colourAt(box.x + box.width / 2, box.y + (pixels * box.width) / 100);
  const cut = 0.1 * (300 - (100 * box.height) / box.width);
  expect([below(90 - cut), below(110 - cut)]).toEqual(['ff0000', '00ff00']);
});

test('a shortened name from right to left ends at its left, and one from left to right at its right', () => {
  const canvas = createCanvas(100, 100);
  const context = canvas.getContext('2d');
  const written: [string, string][] = [];
  const seen = new Proxy(context, {
    get: (target, key) =>
      key === 'fillText'
        ? (line: string) => written.push([line, target.direction])
        : Reflect.get(target, key, target),
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const style = { face: 'text', size: 10, weight: 400 } as const;
  for (const line of ['مدينة الأل…', '« שלום »', 'Alien מ…', '…'])
    drawShape(
      seen,
      {
        kind: 'text',
        paint: 'ink',
        text: { ...style, align: 'center', x: 50, y: 50, leading: 12, lines: [line], box },
      },
      DARK_THEME,
    );
  expect(written.map(([, direction]) => direction)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
});

test('mark, name and address of the site are small and there, in every size', () => {
  for (const format of FORMATS) {
    const texts = listSceneTexts(
      layoutPicture(makeTierlistContent(14), { format, scale: 1, names: true }, realMeasure()),
    );
    const getSize = (line: string) => texts.find(({ lines }) => lines[0] === line)?.size;
    expect(getSize('Palmarès')).toBeLessThanOrEqual(22);
    expect(getSize('palmares.example')).toBeLessThanOrEqual(16);
  }
});

describe('an image that cannot be read', () => {
  test('leaves its ground, and the rest of the picture is drawn', async () => {
    const red = await plainImage(10, 10, '#ff0000');
    const { scene, colourAt } = await draw(
      makeRankingContent(4),
      { format: 'square', scale: 1, names: false },
      async (id) => (id === 2 ? null : red),
    );
    const middle = (id: number) => {
      const box = listSceneImages(scene).find((shape) => shape.id === id)?.box ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return colourAt(box.x + box.width / 2, box.y + box.height / 2);
    };
    expect([1, 2, 3, 4].map(middle)).toEqual(['ff0000', '1f1d28', 'ff0000', 'ff0000']);
  });
});

test('names in Arabic, in emoji and in Japanese leave ink on their images', async () => {
  const { scene, colourAt } = await draw(
    awkward(makeRankingContent(14)),
    { format: 'tall', scale: 1, names: true },
    () => plainImage(50, 50, '#102030'),
  );
  for (const text of listSceneTexts(scene).filter(({ face, lines }) => face === 'text' && lines.length > 0)) {
    const colours = new Set<string>();
    for (let x = text.box.x; x < text.box.x + text.box.width; x += 1) colours.add(colourAt(x, text.y));
    expect(colours.size, text.lines.join(' ')).toBeGreaterThan(1);
  }
});

test('an emoji is drawn in its colours', async () => {
  const { scene, colourAt } = await draw(
    { ...makeRankingContent(1), title: '😀' },
    { format: 'square', scale: 1, names: true },
    async () => null,
  );
  const title = listSceneTexts(scene)[0];
  expect(title?.lines).toEqual(['😀']);
  const [red = 0, green = 0, blue = 0] = Buffer.from(colourAt((title?.x ?? 0) + 12, title?.y ?? 0), 'hex');
  expect(red).toBeGreaterThan(200);
  expect(green).toBeGreaterThan(120);
  expect(blue).toBeLessThan(100);
});

test('at twice the size every pixel of the layout has four', async () => {
  const one = await draw(
    makeRankingContent(3),
    { format: 'natural', scale: 1, names: true },
    async () => null,
  );
  const two = await draw(
    makeRankingContent(3),
    { format: 'natural', scale: 2, names: true },
    async () => null,
  );
  expect(two.png.readUInt32BE(16)).toBe(2 * one.png.readUInt32BE(16));
});

describe('while it is drawn', () => {
  const scene = () =>
    layoutPicture(makeTierlistContent(10), { format: 'wide', scale: 1, names: true }, realMeasure());
  const context = () => createCanvas(1_200, 630).getContext('2d');

  test('progress is told, images are freed, and six at most are held at a time', async () => {
    const image = await plainImage(10, 10, '#ff0000');
    const told: Progress[] = [];
    let [held, most] = [0, 0];
    await drawScene(context(), scene(), DARK_THEME, {
      loadImage: async () => {
        held += 1;
        most = Math.max(most, held);
        await Promise.resolve();
        return image;
      },
      release: () => {
        held -= 1;
      },
      onProgress: (progress) => told.push(progress),
    });
    expect([held, most]).toEqual([0, 6]);
    expect(told).toEqual(Array.from({ length: 11 }, (_, done) => ({ done, all: 10 })));
  });

  test('it stops when it is no longer wanted', async () => {
    const stop = new AbortController();
    const drawing = drawScene(context(), scene(), DARK_THEME, {
      loadImage: async () => {
        stop.abort(new Error('Closed'));
        return null;
      },
      signal: stop.signal,
    });
    await expect(drawing).rejects.toThrow('Closed');
  });
});
