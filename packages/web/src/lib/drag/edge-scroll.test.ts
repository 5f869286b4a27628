import { expect, test } from 'vitest';
import { createEdgeScroll, type ScrollRegion } from './edge-scroll.ts';

const FRAME_S = 0.016;

/** Creates a region 600 px high that records its scroll steps. */
function startRegion(limits: { up?: boolean; down?: boolean } = {}) {
  const steps: number[] = [];
  const element = { scrollBy: ({ top }: { top: number }) => steps.push(top) } as unknown as Element;
  const region: ScrollRegion = { element, rect: { left: 0, right: 400, top: 0, bottom: 600 }, ...limits };
  return { region, steps };
}

/** Holds the pointer at this height for the given number of frames. */
function hold(regions: readonly ScrollRegion[], y: number, frames: number, scroll = createEdgeScroll()) {
  for (let frame = 0; frame < frames; frame += 1)
    scroll(regions, { x: 10, y }, frame * FRAME_S * 1_000, FRAME_S);
}

test('a pointer that only crosses the edge does not scroll', () => {
  const { region, steps } = startRegion();
  hold([region], 599, 13);
  expect(steps).toEqual([]);
});

test('a pointer that stays at the edge scrolls towards it', () => {
  const { region, steps } = startRegion();
  hold([region], 599, 30);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.every((step) => step > 0)).toBe(true);
});

/** Moves the pointer by a fixed number of pixels per frame. */
function drag(
  region: ScrollRegion,
  scroll: ReturnType<typeof createEdgeScroll>,
  from: number,
  to: number,
  px: number,
) {
  const count = Math.ceil(Math.abs(to - from) / px);
  for (let frame = 0; frame <= count; frame += 1)
    scroll(
      [region],
      { x: 10, y: from + Math.sign(to - from) * px * frame },
      frame * FRAME_S * 1_000,
      FRAME_S,
    );
}

test('a slow drag away from an edge does not scroll towards it', () => {
  const { region, steps } = startRegion();
  drag(region, createEdgeScroll(), 599, 300, 1);
  drag(region, createEdgeScroll(), 1, 300, 1);
  expect(steps).toEqual([]);
});

test('one that comes away from an edge and then rests near it scrolls, after a moment', () => {
  const { region, steps } = startRegion();
  const scroll = createEdgeScroll();
  drag(region, scroll, 599, 590, 3);
  const rest = (from: number, to: number) => {
    for (let frame = from; frame < to; frame += 1)
      scroll([region], { x: 10, y: 590 + (frame % 2) }, frame * FRAME_S * 1_000, FRAME_S);
  };
  rest(4, 28);
  expect(steps).toEqual([]);
  rest(28, 70);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.every((step) => step > 0)).toBe(true);
});

test('a finger that trembles at the edge goes on scrolling; one that turns back stops', () => {
  const { region, steps } = startRegion();
  const scroll = createEdgeScroll();
  drag(region, scroll, 500, 590, 5);
  for (let frame = 18; frame < 60; frame += 1)
    scroll([region], { x: 10, y: 590 - (frame % 2) * 2 }, frame * FRAME_S * 1_000, FRAME_S);
  const scrolled = steps.length;
  expect(scrolled).toBeGreaterThan(10);
  for (let frame = 60; frame < 90; frame += 1)
    scroll([region], { x: 10, y: 585 - (frame - 60) }, frame * FRAME_S * 1_000, FRAME_S);
  expect(steps).toHaveLength(scrolled);
});

test('in the middle nothing scrolls, and the wait at the edge begins again', () => {
  const { region, steps } = startRegion();
  const scroll = createEdgeScroll();
  hold([region], 599, 13, scroll);
  scroll([region], { x: 10, y: 300 }, 210, FRAME_S);
  scroll([region], { x: 10, y: 599 }, 230, FRAME_S);
  expect(steps).toEqual([]);
});

test('a direction in which nothing is hidden does not scroll', () => {
  const { region, steps } = startRegion({ up: false, down: true });
  hold([region], 1, 40);
  expect(steps).toEqual([]);
});

test('slow scrolling adds up to whole pixels', () => {
  const { region, steps } = startRegion();
  hold([region], 540, 60);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.every((step) => Number.isInteger(step) && step !== 0)).toBe(true);
});

test('the inner region scrolls while the pointer is in it, else the outer one', () => {
  const outer = startRegion();
  const inner = startRegion();
  const pool = { ...inner.region, rect: { left: 0, right: 400, top: 400, bottom: 600 } };
  hold([pool, outer.region], 599, 30);
  expect([inner.steps.length > 0, outer.steps.length]).toEqual([true, 0]);
  hold([pool, outer.region], 1, 30);
  expect(outer.steps.every((step) => step < 0) && outer.steps.length > 0).toBe(true);
});
