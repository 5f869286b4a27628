import { IMAGE } from '@palmares/core/limits';
import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { makeImage } from '../testing/wire-samples.ts';
import { Picture } from './picture.tsx';

/** Returns the lightness of the background behind the picture, from 0 to 1. */
function groundLightness(): number {
  const { backgroundColor } = getComputedStyle(
    document.querySelector('[data-testid="place"] > *') ?? document.body,
  );
  return Number(/oklab\(([\d.]+)/u.exec(backgroundColor)?.[1]);
}

const isArrived = () => document.querySelector('[data-arrived]') !== null;

test('a picture that is not fetched yet has no frame of the browser', async () => {
  await mount(
    <div data-testid="place" style={{ width: 100 }}>
      <Picture image={makeImage()} alt="" />
    </div>,
  );
  const image = document.querySelector('[data-testid="place"] img') ?? document.body;
  expect(getComputedStyle(image).visibility).toBe('visible');
  image.removeAttribute('src');
  expect(getComputedStyle(image).visibility).toBe('hidden');
});

test.each([
  ['light', 0.7, 1],
  ['dark', 0, 0.5],
] as const)(
  'on a %s page the place of a picture that has not arrived suits the page',
  async (theme, least, most) => {
    document.documentElement.dataset['theme'] = theme;
    onTestFinished(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    // Far enough below the viewport that the browser does not fetch it.
    await mount(
      <div data-testid="place" style={{ paddingTop: 20_000 }}>
        <Picture image={makeImage({ path_image: `/default-image.jpg?${theme}` })} alt="" />
      </div>,
    );
    expect(isArrived()).toBe(false);
    expect(groundLightness()).toBeGreaterThan(least);
    expect(groundLightness()).toBeLessThan(most);
    // Once loaded, it is on the dark background of all images.
    document.querySelector('img')?.scrollIntoView();
    await expect.poll(isArrived).toBe(true);
    await expect.poll(groundLightness).toBeLessThan(0.5);
  },
);

test('what stands for a missing image is shown whole, on its own ground', async () => {
  await mount(
    <div data-testid="place" style={{ width: 400 }}>
      <Picture image={{ ...makeImage({ path_image: null }), color: 'ff0000' }} alt="" />
    </div>,
  );
  await expect.poll(isArrived).toBe(true);
  const image = document.querySelector('[data-testid="place"] img') ?? document.body;
  expect(getComputedStyle(image).objectFit).toBe('contain');
  expect(getComputedStyle(image).getPropertyValue('--picture-color')).toBe('');
});

test.each([
  ['a wide logo', 1_200, 300, 'contain'],
  ['a frieze', 400, 1_600, 'contain'],
  ['a portrait', 800, 1_200, 'cover'],
  ['what is nearly square', 1_000, 1_100, 'contain'],
])('in a tile %s is shown whole or fills it', async (_, width, height, fit) => {
  await mount(
    <div data-testid="place" style={{ width: 400 }}>
      <Picture
        image={makeImage({ width, height, path_image: '/default-image.jpg?shape' })}
        alt=""
        fit="auto"
      />
    </div>,
  );
  const image = document.querySelector('[data-testid="place"] img') ?? document.body;
  expect(getComputedStyle(image).objectFit).toBe(fit);
});

test('an image that failed without a network is requested again when the network is back', async () => {
  const address = '/media/0123456789abcdef0123456789abcdef/full.webp';
  await mount(<Picture image={makeImage({ path_image: address })} alt="" eager />);
  const getAddress = () => document.querySelector('img')?.getAttribute('src');
  await expect.poll(getAddress).toBe(IMAGE.defaultPath);
  const seen: (string | null | undefined)[] = [];
  const observer = new MutationObserver(() => seen.push(getAddress()));
  observer.observe(document.querySelector('img') ?? document.body, { attributeFilter: ['src'] });
  onTestFinished(() => observer.disconnect());
  // The component listens once the default image has been painted.
  const goOnline = () => {
    window.dispatchEvent(new Event('online'));
    return seen[0];
  };
  await expect.poll(goOnline).toMatch(/^\/media\/0123456789abcdef/);
});
