import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { Logo } from './logo.tsx';

const TIER_COLOURS = ['#ff7f7f', '#ffbf7f', '#ffff7f', '#7fff7f', '#7f7fff'];

const toHex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

async function showBars(): Promise<readonly HTMLElement[]> {
  await mount(<Logo size="l" />);
  const bars = [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"] > span')];
  expect(bars).toHaveLength(5);
  return bars;
}

test('LB-7: five rounded bars in the tier colours, the longest on top', async () => {
  const bars = await showBars();

  expect(bars.map((bar) => toHex(getComputedStyle(bar).backgroundColor))).toEqual(TIER_COLOURS);
  const widths = bars.map(({ offsetWidth }) => offsetWidth);
  expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => b - a));
  for (const bar of bars)
    expect(Number.parseFloat(getComputedStyle(bar).borderRadius)).toBeGreaterThanOrEqual(
      bar.offsetHeight / 2,
    );
});

test.each([
  ['light', true],
  ['dark', false],
])('LB-9: on a %s page the bars have an edge: %s', async (theme, hasEdge) => {
  const root = document.documentElement;
  const before = root.getAttribute('data-theme') ?? 'dark';
  onTestFinished(() => root.setAttribute('data-theme', before));
  root.setAttribute('data-theme', theme);

  for (const bar of await showBars()) {
    const { boxShadow } = getComputedStyle(bar);
    expect(boxShadow).toContain('inset');
    expect(/rgba\(0, 0, 0, 0\)/.test(boxShadow)).toBe(!hasEdge);
  }
});
