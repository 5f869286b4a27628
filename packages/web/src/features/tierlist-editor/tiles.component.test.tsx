import { createRng, shuffle } from '@palmares/core/random';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIRST_TILES, FirstTiles } from './first-tiles.tsx';
import { reorderElements } from './reorder-elements.ts';
import type { TileImage } from './tile-image.ts';
import { createTiles, type TileListState } from './tiles.ts';

const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

let first: HTMLElement;
let second: HTMLElement;

beforeEach(() => {
  [first, second] = [document.createElement('div'), document.createElement('div')];
  document.body.append(first, second);
});

afterEach(() => {
  first.remove();
  second.remove();
});

function getElements(numbers: readonly number[]): HTMLElement[] {
  return numbers.map((number) => Object.assign(document.createElement('b'), { textContent: String(number) }));
}

/** Counts the elements that the list received during `work`. */
function countMoves(work: () => void): number {
  const observer = new MutationObserver(() => undefined);
  observer.observe(first, { childList: true });
  work();
  const records = observer.takeRecords();
  observer.disconnect();
  return records.flatMap(({ addedNodes }) => [...addedNodes]).length;
}

const textsIn = (list: Element) => [...list.children].map(({ textContent }) => Number(textContent));

test('any order becomes any other, and what else stands in the list stays', () => {
  const rng = createRng(7);
  const elements = getElements(NUMBERS);
  const other = document.createElement('i');
  first.append(...elements, other);
  for (let round = 0; round < 200; round++) {
    const wanted = shuffle(elements, rng);
    reorderElements(first, wanted);
    expect([...first.children].filter((child) => child !== other)).toEqual(wanted);
    expect(other.parentElement).toBe(first);
  }
});

test.each([
  ['one to the end', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1], 1],
  ['one to the start', [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 1],
  ['three forward', [4, 5, 6, 7, 8, 9, 1, 2, 3, 10, 11, 12], 3],
  ['three back', [1, 10, 11, 12, 2, 3, 4, 5, 6, 7, 8, 9], 3],
  ['none', NUMBERS, 0],
])('what moves is moved, and nothing else: %s', (_name, order, moves) => {
  const elements = getElements(NUMBERS);
  first.append(...elements);
  const wanted = order.map((number) => elements[number - 1]).filter((element) => element !== undefined);
  expect(countMoves(() => reorderElements(first, wanted))).toBe(moves);
  expect(textsIn(first)).toEqual(order);
});

function look(patch: Partial<TileListState> = {}): TileListState {
  const images = new Map(
    NUMBERS.map((id): [number, TileImage] => [
      id,
      {
        id,
        name: `Image ${id}`,
        path: `${PIXEL}#${id}`,
        src: `${PIXEL}#${id}`,
        color: '#444444',
        isWhole: id === 2,
      },
    ]),
  );
  return { images, selected: new Set(), lifted: null, main: null, names: false, fetched: 0, ...patch };
}

function getImage(id: number): TileImage {
  const image = look().images.get(id);
  if (image === undefined) throw new Error(`There is no image ${id}`);
  return image;
}

const tileIn = (list: Element, id: number) => list.querySelector<HTMLElement>(`[data-drag-item="${id}"]`);

test('an image that changes lists is the same element, which keeps the focus', () => {
  const tiles = createTiles();
  tiles.show(first, [1, 2], look());
  tiles.show(second, [3], look());
  const tile = tileIn(first, 1);
  tile?.focus();
  tiles.show(first, [2], look());
  tiles.show(second, [3, 1], look());
  tiles.sweep();
  expect(tileIn(first, 1)).toBeNull();
  expect(tileIn(second, 1)).toBe(tile);
  expect(document.activeElement).toBe(tile);
});

test('what no list shows any more is gone, also when its list is', () => {
  const tiles = createTiles();
  tiles.show(first, [1, 2], look());
  tiles.show(second, [3], look());
  second.remove();
  tiles.show(first, [2, 3], look());
  tiles.sweep();
  expect([...first.children].map((tile) => tile.getAttribute('data-drag-item'))).toEqual(['2', '3']);
});

test('a tile tells what it is: selected, lifted, the main image; and no more once it is not', () => {
  const tiles = createTiles();
  const ids = [1];
  tiles.show(first, ids, look({ selected: new Set(ids), lifted: 1, main: 1 }));
  const tile = tileIn(first, 1);
  expect(tile?.getAttribute('aria-selected')).toBe('true');
  expect(tile?.getAttribute('aria-label')).toBe('Image 1, image principale');
  expect(tile?.matches('[data-lifted][data-main]')).toBe(true);
  tiles.show(first, ids, look());
  expect(tile?.getAttribute('aria-selected')).toBe('false');
  expect(tile?.getAttribute('aria-label')).toBe('Image 1');
  expect(tile?.matches('[data-lifted], [data-main]')).toBe(false);
});

test('a picture is fetched once it is wanted, stays so, and is fetched anew at a new address', () => {
  const tiles = createTiles();
  const ids = [1, 2];
  const given = look({ fetched: 1 });
  tiles.show(first, ids, given);
  const picture = tileIn(first, 1)?.querySelector('img');
  expect(picture?.src).toBe(`${PIXEL}#1`);
  // A tile that is not fetched yet has the image's colour and no `img`.
  expect(tileIn(first, 2)?.querySelector('img')).toBeNull();
  expect(tileIn(first, 2)?.style.backgroundColor).toBe('rgb(68, 68, 68)');
  expect(tileIn(first, 1)?.style.backgroundColor).toBe('');
  tiles.show(first, [2, 1], { ...given, fetched: 0 });
  expect(picture?.src).toBe(`${PIXEL}#1`);
  const known = given.images.get(1);
  if (known === undefined) throw new Error('Image 1 is there');
  const images = new Map([...given.images, [1, { ...known, src: `${PIXEL}#renewed` }]]);
  tiles.show(first, [2, 1], { ...given, images, fetched: 0 });
  expect(picture?.src).toBe(`${PIXEL}#renewed`);
});

test('of a name that is too long the end is cut off, also where it is written from right to left', () => {
  const tiles = createTiles();
  const given = look();
  const known = given.images.get(2);
  if (known === undefined) throw new Error('Image 2 is there');
  const images = new Map([...given.images, [2, { ...known, name: 'غروب الشمس على البحر' }]]);
  tiles.show(first, [1, 2], { ...given, images, names: true });
  const getDirection = (id: number) => {
    const name = tileIn(first, id)?.lastElementChild;
    return name == null ? null : getComputedStyle(name).direction;
  };
  expect([getDirection(1), getDirection(2)]).toEqual(['ltr', 'rtl']);
});

test('tiles carry the names of their images only while the board shows them', () => {
  const tiles = createTiles();
  const getNames = () => [...first.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  const given = look({ fetched: 2 });
  tiles.show(first, [1, 2], given);
  expect(getNames()).toEqual([]);
  tiles.show(first, [1, 2], { ...given, names: true });
  expect(getNames()).toEqual(['Image 1', 'Image 2']);
  const known = given.images.get(2);
  if (known === undefined) throw new Error('Image 2 is there');
  const renamed = new Map([...given.images, [2, { ...known, name: 'Renard' }]]);
  tiles.show(first, [2, 1], { ...given, images: renamed, names: true });
  expect(getNames()).toEqual(['Renard', 'Image 1']);
  tiles.show(first, [2, 1], { ...given, images: renamed });
  expect(getNames()).toEqual([]);
});

test('a very long image stands whole in its tile, any other fills it', () => {
  const tiles = createTiles();
  tiles.show(first, [1, 2], look({ fetched: 2 }));
  const isWhole = (id: number) => tileIn(first, id)?.querySelector('img')?.hasAttribute('data-whole');
  expect([isWhole(1), isWhole(2)]).toEqual([false, true]);
});

/** What is written in a tile, without the parts that only a state of the server-rendered page needs. */
const describeTile = (tile: Element) => ({
  attributes: Object.fromEntries(
    [...tile.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [name, value]),
  ),
  picture: tile.querySelector('img')?.getAttribute('src'),
  whole: tile.querySelector('img')?.hasAttribute('data-whole'),
  children: [...tile.children].map(({ tagName, className }) => `${tagName} ${className}`),
});

test('the tiles that the server rendered are those of the board: the same elements, the same look', () => {
  const given = look({ fetched: NUMBERS.length, main: 3 });
  first.innerHTML = renderToStaticMarkup(<FirstTiles ids={NUMBERS} images={given.images} main={3} />);
  const rendered = [...first.children];
  expect(rendered).toHaveLength(NUMBERS.length);

  const tiles = createTiles();
  tiles.show(first, NUMBERS, given);
  tiles.sweep();
  const other = createTiles();
  other.show(second, NUMBERS, given);

  expect([...first.children]).toEqual(rendered);
  expect(rendered.map(describeTile)).toEqual([...second.children].map(describeTile));
  tiles.show(second, [], given);
  tiles.show(first, NUMBERS.slice(1), { ...given, selected: new Set([2]) });
  tiles.sweep();
  expect(rendered[0]?.isConnected).toBe(false);
  expect(rendered[1]?.getAttribute('aria-selected')).toBe('true');
});

test('the server renders the first tiles of a list, and the app adds the others after them', () => {
  const many = Array.from({ length: FIRST_TILES + 9 }, (_, index) => index + 1);
  const images = new Map(many.map((id) => [id, { ...getImage(1), id, name: `Image ${id}` }]));
  const given = look({ images, fetched: FIRST_TILES });
  first.innerHTML = renderToStaticMarkup(<FirstTiles ids={many} images={images} main={null} />);
  const rendered = [...first.children];
  expect(rendered).toHaveLength(FIRST_TILES);

  const tiles = createTiles();
  tiles.show(first, many, given);

  expect([...first.children].slice(0, FIRST_TILES)).toEqual(rendered);
  expect([...first.children].map((tile) => Number(tile.getAttribute('data-drag-item')))).toEqual(many);
});

test('what happened to a picture before the app was there is made up for', async () => {
  const images = new Map([
    [1, { ...getImage(1), src: PIXEL }],
    [2, { ...getImage(2), src: 'data:image/gif;base64,broken' }],
  ]);
  const given = look({ images, fetched: 2 });
  first.innerHTML = renderToStaticMarkup(<FirstTiles ids={[1, 2]} images={images} main={null} />);
  const pictures = [...first.querySelectorAll('img')];
  await expect
    .poll(() => pictures.every(({ complete, currentSrc }) => complete && currentSrc !== ''))
    .toBe(true);
  const broken: EventTarget[] = [];
  first.addEventListener('error', ({ target }) => target && broken.push(target), { capture: true });

  createTiles().show(first, [1, 2], given);

  await expect.poll(() => broken).toEqual([pictures[1]]);
  expect(pictures.map((picture) => picture.style.backgroundColor)).toEqual(['', 'rgb(68, 68, 68)']);
  expect(pictures.map(({ loading }) => loading)).toEqual(['eager', 'eager']);
});

test('a tile of the server that the board does not show is taken away', () => {
  const given = look();
  first.innerHTML = renderToStaticMarkup(<FirstTiles ids={[1, 2]} images={given.images} main={null} />);
  const tiles = createTiles();
  tiles.show(first, [2], given);
  tiles.sweep();
  expect([...first.children].map((tile) => tile.getAttribute('data-drag-item'))).toEqual(['2']);
});
