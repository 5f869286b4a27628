import type { Image } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleImages } from '../testing/builder-samples.ts';
import { ViewerLight } from './viewer-light.tsx';

type Shift = PerformanceEntry & { readonly value: number };

function Header({ image, height }: { image: Image | undefined; height: number }) {
  return (
    <header style={{ position: 'relative', isolation: 'isolate', height }}>
      <ViewerLight image={image ?? null} />
      <h1>Titre</h1>
    </header>
  );
}

test('the light shifts nothing when the rest of its header arrives', async () => {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift' });
  const [image] = sampleImages(1);
  const view = await render(<Header image={image} height={120} />);
  await expect.element(page.getByRole('heading', { name: 'Titre' })).toBeVisible();
  await nextFrames();

  await view.rerender(<Header image={image} height={480} />);
  await nextFrames();

  shifts.push(...(observer.takeRecords() as Shift[]));
  observer.disconnect();
  expect(shifts.map(({ value }) => value)).toEqual([]);
});

async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
