import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { network } from '../lib/network.ts';
import { RouteError } from './route-error.tsx';
import { watchStaleChunks } from './stale-chunk.ts';

const CUT = () => Promise.reject(new TypeError('Failed to fetch'));
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page whose code fails to load, announced as Vite does. */
async function openMissing(): Promise<void> {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  const router = createMemoryRouter([
    {
      path: '/',
      lazy: () => Promise.reject(error),
      errorElement: <RouteError />,
      hydrateFallbackElement: <p />,
    },
  ]);
  await render(<RouterProvider router={router} />);
}

beforeEach(watchStaleChunks);
afterEach(() => vi.restoreAllMocks());

test('issue 11, small faults: without a network the page says so, and tries again with the network or a press', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(CUT);
  await openMissing();
  await expect.element(heading('Pas de connexion')).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
  await expect.element(heading('Pas de connexion')).toBeVisible();
  // A server error is not a missing network.
  fetched.mockResolvedValue(new Response(null, { status: 503 }));
  window.dispatchEvent(new Event('online'));
  await expect.element(heading('Un problème est survenu')).toBeVisible();
});

test('without a network, a second page whose code does not come says so too, however soon after the first', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(CUT);
  sessionStorage.setItem('palmares:reloadedAt', String(Date.now()));
  network.setState({ isOffline: true });
  await openMissing();
  await expect.element(heading('Pas de connexion')).toBeVisible();
  network.setState({ isOffline: false });
});

test('a page that cannot store the time of its reload does not reload for ever', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openMissing();
  await expect.element(heading('Un problème est survenu')).toBeVisible();
});
