import { useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useCellSize } from './use-cell-size.ts';

function List({ tile, display = 'grid' }: { tile: number; display?: string }) {
  const list = useRef<HTMLDivElement>(null);
  useCellSize(list, String(tile));
  const gridTemplateColumns = `repeat(auto-fill, minmax(${tile}px, 1fr))`;
  return (
    <div style={{ width: 'var(--room, 320px)' }}>
      <div ref={list} data-testid="list" style={{ display, gridTemplateColumns }}>
        <b>1</b>
      </div>
    </div>
  );
}

const getCell = (list: Element) => list instanceof HTMLElement && list.style.getPropertyValue('--cell');

test('a list tells how wide its columns are, again when it or the wanted size changes', async () => {
  const screen = await render(<List tile={100} />);
  const list = screen.getByTestId('list').element();
  expect(getCell(list)).toBe('106.656px');
  expect(list.firstElementChild?.getBoundingClientRect().width).toBeCloseTo(106.656, 2);

  await screen.rerender(<List tile={150} />);
  expect(getCell(list)).toBe('160px');

  document.documentElement.style.setProperty('--room', '500px');
  await expect.poll(() => getCell(list)).toBe('166.656px');
  document.documentElement.style.removeProperty('--room');
});

test.each(['flex', 'none'])('a list with display: %s has no columns to tell', async (display) => {
  const screen = await render(<List tile={100} display={display} />);
  expect(getCell(screen.getByTestId('list').element())).toBe('');
});
