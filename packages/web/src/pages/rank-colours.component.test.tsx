// WCAG 1.4.3 and 1.4.11: the colours of places and tiers have enough contrast in both themes (palmarès, podium, medals), and forced colours
// replace them with system colours.

import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { DRAFT_TEXTS } from '@palmares/texts/page/drafts';
import { Fragment } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TypeChoice } from '../features/album-dialog/type-choice.tsx';
import { IntervalBar } from '../features/palmares/interval-bar.tsx';
import { LevelBars } from '../features/palmares/level-bars.tsx';
import { PalmaresTiers } from '../features/palmares/palmares-tiers.tsx';
import { toRows } from '../features/palmares/shown-palmares.ts';
import { ViewModeSwitch } from '../features/palmares/view-mode-switch.tsx';
import { ImagesInProgress } from '../features/ranking-viewer/images-in-progress.tsx';
import { Podium } from '../features/ranking-viewer/podium.tsx';
import drag from '../lib/drag/drag.module.css';
import { allRanked, CONTENT_ID, sampleImages, sampleRanking } from '../testing/builder-samples.ts';
import { emulate } from '../testing/emulate.ts';
import { answer } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { mountBuilder } from '../testing/mount-builder.tsx';
import { changeTheme } from '../testing/page-rules.ts';
import { samplePalmares } from '../testing/palmares-samples.ts';
import { signInAs } from '../testing/session.ts';
import { systemColour } from '../testing/system-colour.ts';
import { DraftState } from '../ui/draft-state.tsx';

const WORDS = 4.5;
const MARKS = 3;

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Returns the relative luminance of a colour in any notation; transparent colours are blended with `ground`. */
function getLuminance(colour: string, ground: string): number {
  if (pixel === null) throw new Error('No canvas');
  for (const paint of [ground, colour]) {
    pixel.fillStyle = paint;
    pixel.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colour: string, ground: string): number {
  const [a, b] = [getLuminance(colour, ground), getLuminance(ground, ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const getStyle = (element: Element) => getComputedStyle(element);
const all = (selector: string) => [...document.querySelectorAll(selector)];
const getToken = (name: string) => getStyle(document.documentElement).getPropertyValue(name);
/** Returns the colours of a gradient, or the one background colour. */
const getColours = (element: Element) => {
  const { backgroundImage, backgroundColor } = getStyle(element);
  return backgroundImage.match(/(?:rgba?|oklab|color)\([^()]*\)/gu) ?? [backgroundColor];
};

function expectWords(words: Element, ground: Element): void {
  for (const colour of getColours(ground))
    expect(contrast(getStyle(words).color, colour), `${words.className} on ${colour}`).toBeGreaterThan(WORDS);
}

/** Expects contrast of the fill or of its edge. */
function expectSeen(fill: string, edge: string, ground: string): void {
  const best = Math.max(contrast(fill, ground), contrast(edge, ground));
  expect(best, `${fill}, edge ${edge}, on ${ground}`).toBeGreaterThan(MARKS);
}

async function inBothThemes(look: () => void): Promise<void> {
  look();
  changeTheme();
  look();
  changeTheme();
}

afterEach(() => emulate('forced-colors', ''));

beforeEach(() => {
  localStorage.setItem('rankingInfoModalShown', 'true');
});

test('LB-21: the palmarès: letters on the tiers, intervals and hands', async () => {
  const images = sampleImages(5);
  const rows = toRows(samplePalmares(images).images, images);
  await mount(
    <>
      <PalmaresTiers rows={rows} onShow={() => undefined} />
      {rows.map((row) => (
        <IntervalBar key={row.rank} row={row} count={5} />
      ))}
      {rows.slice(0, 1).map((row) => (
        <Fragment key={row.rank}>
          <IntervalBar row={{ ...row, tier: null }} count={5} />
          <LevelBars row={row} />
        </Fragment>
      ))}
    </>,
  );
  await inBothThemes(() => {
    const labels = all('h3[class*="label"]');
    expect(labels).toHaveLength(5);
    for (const label of labels) expectWords(label, label);
    const bars = [
      ...all('[class*="interval"]').map((bar) => [bar, getToken('--page')] as const),
      ...all('[class*="voiceBar"]').map((bar) => [bar, getToken('--sunken')] as const),
    ];
    expect(bars).toHaveLength(11);
    for (const [bar, ground] of bars) expectSeen(getStyle(bar).fill, getStyle(bar).stroke, ground);
    // The mark of the place lies on the interval, so its own edge must contrast.
    for (const mark of all('[class*="mark"]'))
      expect(contrast(getStyle(mark).fill, getStyle(mark).stroke)).toBeGreaterThan(MARKS);
  });
});

test('the palmarès: how it is shown, by the edge of what is chosen', async () => {
  await mount(<ViewModeSwitch value="tiers" onChange={() => undefined} />);
  await inBothThemes(() => {
    const edges = all('fieldset button').map((choice) => getStyle(choice).boxShadow);
    expect(edges.map((edge) => edge.includes('inset'))).toEqual([true, false]);
    const [edge = ''] = edges[0]?.match(/rgba?\([^()]*\)/u) ?? [];
    expect(contrast(edge, getToken('--sunken'))).toBeGreaterThan(MARKS);
  });
});

test('LB-21: the podium: its numbers and its steps', async () => {
  const places = sampleImages(3).map((image, index) => ({ rank: index + 1, image }));
  await mount(<Podium places={places} onShow={() => undefined} />);
  await inBothThemes(() => {
    const steps = all('[class*="step"]');
    expect(steps).toHaveLength(3);
    for (const step of steps) {
      const [rank] = step.children;
      if (rank !== undefined) expectWords(rank, step);
      const [fill = ''] = getColours(step);
      expectSeen(fill, getStyle(step).outlineColor, getToken('--page'));
    }
  });
});

test('LB-21: the medals of a ranking that is made', async () => {
  await signInAs();
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(4)));
  await mountBuilder(`/classements/edit/${CONTENT_ID}`);
  await expect.element(page.getByRole('complementary', { name: /Images classées/u })).toBeVisible();
  await inBothThemes(() => {
    const medals = all('[class*="medal"]');
    expect(medals).toHaveLength(3);
    for (const medal of medals) {
      expectWords(medal, medal);
      expectSeen(getColours(medal).at(-1) ?? '', getStyle(medal).outlineColor, getToken('--raised'));
    }
  });
});

test('LB-21: forced colours: places of the palmarès and hands are drawn in the reader’s, with an edge', async () => {
  const [row] = samplePalmares(sampleImages(1)).images;
  if (row === undefined) throw new Error('unreachable');
  await mount(
    <>
      <IntervalBar row={row} count={3} />
      <LevelBars row={row} />
    </>,
  );
  await emulate('forced-colors', 'active');
  const paint = (selector: string, property: 'fill' | 'stroke') =>
    getComputedStyle(document.querySelector(selector) ?? document.body)[property];
  await expect.poll(() => paint('[class*="mark"]', 'fill')).toBe(systemColour('CanvasText'));
  expect(paint('[class*="line"]', 'fill')).toBe(systemColour('GrayText'));
  expect(paint('[class*="ground"]', 'fill')).toBe(systemColour('Canvas'));
  for (const bar of ['[class*="interval"]', '[class*="voiceBar"]'])
    expect(paint(bar, 'stroke'), bar).toBe(systemColour('CanvasText'));
});

test('forced colours: the points of an image, and whether a draft is kept, are told by what is full', async () => {
  const [image] = sampleImages(1);
  if (image === undefined) throw new Error('unreachable');
  const state = { status: 'none', saved: false, texts: { ...DRAFT_TEXTS, saved: '' } } as const;
  await mount(
    <>
      <ImagesInProgress images={[{ position: 1, image, points: 2 }]} onShow={() => undefined} />
      <DraftState {...state} dirty />
      <DraftState {...state} dirty status="pending" />
    </>,
  );
  await emulate('forced-colors', 'active');
  const pips = () =>
    [...document.querySelectorAll('[class*="pips"] > *')].map((pip) => getComputedStyle(pip).backgroundColor);
  const [full, empty] = [systemColour('CanvasText'), systemColour('Canvas')];
  await expect.poll(pips).toEqual([full, full, empty, empty, empty]);
  const dots = [...document.querySelectorAll('p[class*="draft"]')].map(
    (words) => getComputedStyle(words, '::before').backgroundColor === full,
  );
  expect(dots).toEqual([true, false]);
});

test('forced colours: where an image that is dragged would land, and what is chosen to be made, are seen', async () => {
  await mount(
    <>
      <i className={drag.mark} />
      <TypeChoice value="tournament" onChange={() => undefined} />
    </>,
  );
  await emulate('forced-colors', 'active');
  const ground = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element).backgroundColor);
  const told = systemColour('Highlight');
  await expect.poll(() => ground('i')).toEqual([told]);
  expect(ground('input[type="radio"]').map((colour) => colour === told)).toEqual([false, true, false]);
});
