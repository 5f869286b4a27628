import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { TierLabelLines } from './tier-label-lines.tsx';
import { TierStrip } from './tier-strip.tsx';

const getLines = (root: Element) => [...root.querySelectorAll('[data-words] > bdi')];

test('TL-16: a line of a label that ends inside of a word shows a hyphen, which is no part of the label', async () => {
  await mount(
    <div data-words>
      <TierLabelLines label="Les incontournables" imageCount={1} className={undefined} />
    </div>,
  );
  const lines = getLines(document.body).flatMap((words) => [...words.children]);
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Les', 'incontournab', 'les']);
  expect(lines.map((line) => getComputedStyle(line, '::after').content)).toEqual(['none', '"-"', 'none']);
});

test('a small tier list cuts a long word of a label between its syllables', async () => {
  await mount(<TierStrip rows={[{ label: 'Incontournables', color: 'ff7f7f', images: [] }]} />);
  const label = document.querySelector('[aria-hidden] span span') ?? document.body;
  const range = document.createRange();
  const text = label.firstChild ?? label;
  const getTop = (from: number) => {
    range.setStart(text, from);
    range.setEnd(text, from + 1);
    return [...range.getClientRects()].at(-1)?.top ?? 0;
  };
  const written = label.textContent ?? '';
  const tops = [...written].map((_, index) => getTop(index));
  const cut = tops.findIndex((top) => top > (tops[0] ?? 0) + 4);
  expect(written.slice(0, cut).replaceAll('\u00AD', '')).toBe('Incontour');
});
