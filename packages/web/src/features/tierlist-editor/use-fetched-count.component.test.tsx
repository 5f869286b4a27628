import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFetchedCount } from './use-fetched-count.ts';

const IMAGES = 600;

type Props = { rows: number; isFolded?: boolean };

/** `rows` images fill the viewport's height. */
function List({ rows, isFolded = false }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const count = useFetchedCount(list, IMAGES);
  return (
    <div ref={list} data-testid="list" data-count={count} hidden={isFolded}>
      {Array.from({ length: IMAGES }, (_, index) => (
        <div key={index} style={{ height: window.innerHeight / rows }} />
      ))}
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    vi.useRealTimers();
  };
});

async function openList(props: Props) {
  const screen = await render(<List {...props} />);
  return {
    ...screen,
    getCount: () => Number(screen.getByTestId('list').element().getAttribute('data-count')),
  };
}

test('opens with a first batch, and fetches ahead once the page scrolls', async () => {
  const list = await openList({ rows: 50 });
  expect(list.getCount()).toBe(60);
  document.dispatchEvent(new Event('scroll'));
  await expect.poll(list.getCount).toBe(120);
});

test('opens with as many batches as a high screen shows', async () => {
  const list = await openList({ rows: 200 });
  await expect.poll(list.getCount).toBe(240);
});

test('fetches the others in idle time', async () => {
  const list = await openList({ rows: 50 });
  vi.advanceTimersByTime(499);
  expect(list.getCount()).toBe(60);
  vi.advanceTimersByTime(1);
  await expect.poll(list.getCount).toBe(310);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500);
      return list.getCount();
    })
    .toBeGreaterThanOrEqual(IMAGES);
});

test('a folded list shows no image, so nothing more is fetched until the browser is idle', async () => {
  const list = await openList({ rows: 200, isFolded: true });
  document.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(list.getCount()).toBe(60);
});
