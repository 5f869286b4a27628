// The images of a duel at common viewport sizes (decision 0033): equal areas, not cropped, inside the screen, names on one line.
import type { Image } from '@palmares/core/contract/types';
import { pick } from '@palmares/core/tournament/play';
import { createTournament } from '@palmares/core/tournament/tournament';
import { useState } from 'react';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulate, emulateMedia } from '../../testing/emulate.ts';
import { mount } from '../../testing/mount.tsx';
import { makeImage } from '../../testing/wire-samples.ts';
import { DuelScreen } from './duel-screen.tsx';

const SHAPES = [
  { name: 'Photographe', width: 500, height: 1500 },
  { name: 'Anticonstitutionnellement', width: 1500, height: 500 },
  { name: 'Le renard et le corbeau', width: 900, height: 900 },
];
const VIEWPORTS = [
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;
const cards = page.getByRole('button', { name: /^Pick / });

afterAll(() => page.viewport(1280, 720));

const show = (images: readonly Image[]) => mount(<Playing images={images} />);

function Playing({ images }: { images: readonly Image[] }) {
  const [tournament, setTournament] = useState(() =>
    createTournament(
      images.map(({ id }) => id),
      1,
    ),
  );
  if (tournament === null) throw new Error('No tournament');
  return (
    <DuelScreen
      tournament={tournament}
      images={new Map(images.map((image) => [image.id, image]))}
      name="Ma coupe"
      effort={null}
      dispatch={(action) => {
        if (action.type === 'pick') setTournament(pick(tournament, action.image));
      }}
      autoNext={false}
      waitsForNext={false}
      onRestart={() => {}}
      tools={null}
    />
  );
}

const getBox = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
/** Returns the boxes of the frames around the pictures. */
const frames = () =>
  cards.elements().map((card) => getBox(card.querySelector('img')?.parentElement?.parentElement));
const names = () => cards.elements().map((card) => card.querySelector('bdi'));

/** Finishes the entrance animations, which may start a frame after the card exists. */
async function stand(): Promise<void> {
  for (let still = 0; still < 3; still += 1) {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of moving) animation.finish();
    if (moving.length > 0) still = 0;
    // Each frame depends on the one before it.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame);
  }
}

test.each(VIEWPORTS)(
  'images of all shapes have one area in %i × %i, whole and inside, two or three',
  async (width, height) => {
    await page.viewport(width, height);
    for (const shapes of [SHAPES.slice(0, 2), SHAPES.slice(1), SHAPES]) {
      const { unmount } = await show(shapes.map((shape) => makeImage(shape)));
      await expect.poll(() => cards.length).toBe(shapes.length);
      await stand();

      const areas = frames().map((box) => box.width * box.height);
      expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.02);
      for (const card of cards.elements()) {
        const shape = shapes.find(({ name }) => card.ariaLabel?.includes(name));
        const frame = getBox(card.querySelector('img')?.parentElement?.parentElement);
        expect(frame.width / frame.height).toBeCloseTo((shape?.width ?? 0) / (shape?.height ?? 1), 1);
        expect([frame.left >= 0, frame.right <= width, frame.top >= 0]).toEqual([true, true, true]);
        // The card and its name end above the controls.
        const controls = getBox(page.getByRole('button', { name: 'Undo' }).element());
        if (height > width) expect(getBox(card).bottom).toBeLessThanOrEqual(controls.top);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await unmount();
    }
  },
);

test.each(VIEWPORTS)(
  'names are broken between words only, and stand on one line in a row, in %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    const { unmount } = await show(SHAPES.map((shape) => makeImage(shape)));
    await expect.poll(() => cards.length).toBe(3);
    await stand();

    for (const name of names())
      for (const word of getWords(name)) expect([word.text, word.lines]).toEqual([word.text, 1]);
    const middles = frames().map(({ top, height: own }) => top + own / 2);
    // The card under the pointer is raised by a few pixels.
    expect(
      rowsIn(
        names().map((name) => getBox(name).top),
        2,
      ),
    ).toBe(rowsIn(middles, 40));
    await unmount();
  },
);

/** Counts the different heights; heights within `near` pixels count as one. */
function rowsIn(heights: readonly number[], near: number): number {
  const sorted = heights.toSorted((a, b) => a - b);
  return sorted.filter((height, index) => height - (sorted[index - 1] ?? Number.NEGATIVE_INFINITY) > near)
    .length;
}

/** Returns the number of lines that each word takes. */
function getWords(name: Element | null): { text: string; lines: number }[] {
  const text = name?.firstChild;
  if (!(text instanceof Text)) return [];
  return [...text.data.matchAll(/\S+/gu)].map((match) => {
    const range = document.createRange();
    range.setStart(text, match.index);
    range.setEnd(text, match.index + match[0].length);
    return {
      text: match[0],
      lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    };
  });
}

test('TO-27: the next duel comes into the same place: nothing around it moves', async () => {
  await page.viewport(390, 844);
  const around = () => getBox(page.getByRole('button', { name: 'Undo' }).element()).top;
  const first = await show(SHAPES.slice(0, 2).map((shape) => makeImage(shape)));
  const before = around();
  await first.unmount();
  await show(SHAPES.slice(1).map((shape) => makeImage(shape)));
  expect(around()).toBe(before);
});

test('LB-22: on the widest screen what frames the images keeps the edge of the page', async () => {
  await page.viewport(2560, 1440);
  await show(SHAPES.slice(0, 2).map((shape) => makeImage(shape)));
  const edge = (document.body.clientWidth - 1720) / 2;
  await expect
    .poll(() => getBox(page.getByRole('heading', { name: /^(?:Round|FINAL)/ }).elements()[0]).left)
    .toBeCloseTo(edge, 0);
  expect(getBox(page.getByRole('button', { name: 'Undo' }).element()).left).toBeCloseTo(edge, 0);
});

test('TO-28: a pick is confirmed by an animation of at most 250 ms', async () => {
  // A later feature of the same name replaces an earlier one.
  await emulate('prefers-reduced-motion', 'no-preference');
  onTestFinished(async () => {
    await emulateMedia();
  });
  await show(SHAPES.slice(0, 2).map((shape) => makeImage(shape)));
  await expect.poll(() => cards.length).toBe(2);
  await stand();
  const ends: unknown[] = [];
  const note = () => {
    ends.push(...document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime));
  };
  document.addEventListener('transitionrun', note);
  onTestFinished(() => document.removeEventListener('transitionrun', note));

  await cards.first().click();

  await expect.element(cards.first()).toHaveAttribute('data-fate', 'winner');
  await expect.poll(() => ends.length).toBeGreaterThan(0);
  for (const end of ends) expect(end).toBeLessThanOrEqual(250);
});
