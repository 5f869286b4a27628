// Helpers that open and read the board of the tier list editor in component tests.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAlbum } from './builder-samples.ts';
import { answer } from './fake-server.ts';
import { mountBuilder, newPath } from './mount-builder.tsx';

export const POOL = 'Images non classées';

export const tileElement = (image: number) =>
  document.querySelector<HTMLElement>(`[data-drag-item="${image}"]`);
export const tile = (image: number) => page.elementLocator(tileElement(image) ?? document.body);
/** Returns the ids of the images in a list, in order. */
export function imagesIn(label: string): number[] {
  const name = label === POOL ? label : `Tier ${label}`;
  const list = document.querySelector(`[role="listbox"][aria-label="${name}"]`);
  return [...(list?.querySelectorAll<HTMLElement>('[data-drag-item]') ?? [])].map(({ dataset }) =>
    Number(dataset['dragItem']),
  );
}

export async function expectImages(label: string, images: readonly number[]): Promise<void> {
  await expect.poll(() => imagesIn(label)).toEqual(images);
}

/** Large lists render in steps. */
export async function expectTiles(count: number): Promise<void> {
  await expect.poll(() => document.querySelectorAll('[data-drag-item]').length).toBe(count);
}

/** Places every image in S with the keyboard. */
export async function placeAll(count: number): Promise<void> {
  await expectTiles(count);
  tile(101).element().focus();
  await userEvent.keyboard('{Control>}a{/Control}1');
}

export async function begin(count: number, query: Record<string, string> = { name: 'Mes couleurs' }) {
  answer(ENDPOINTS.getAlbum, sampleAlbum(count));
  const mounted = await mountBuilder(newPath('tierlists', query));
  await expectTiles(count);
  return mounted;
}
