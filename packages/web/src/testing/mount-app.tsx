import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../app/query-client.ts';
import { routes } from '../app/routes.tsx';
import { waitForRouter } from '../app/wait-for-router.ts';
import { RouterContext } from '../lib/use-router-now.ts';

/** Loading a page's code takes most of a test's time (0.6 s of 0.7 for the form of an album), and much longer on a busy machine. */
const CODE_MS = 50_000;

/**
 * Mounts the whole site at an address, with its frame and guards, and resolves when the page's code has loaded. `more`: additional routes.
 */
export async function mountApp(at: string, more: readonly RouteObject[] = []): Promise<DataRouter> {
  const all = routes.map((route) =>
    route.children === undefined ? route : { ...route, children: [...more, ...route.children] },
  );
  const router = createMemoryRouter(all, { initialEntries: [at] });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </QueryClientProvider>,
  );
  await waitForRouter(router);
  // The footer renders after the page, with the deferred shell (app/layout.tsx).
  await expect.poll(() => document.querySelector('#content ~ footer'), { timeout: CODE_MS }).not.toBeNull();
  return router;
}
