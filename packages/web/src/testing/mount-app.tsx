import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../app/query-client.ts';
import { routes } from '../app/routes.tsx';
import { whenReady } from '../app/when-ready.ts';
import { RouterContext } from '../lib/use-router-now.ts';

/** The code of a page is most of what a test would wait for (0.6 s of 0.7 for the form of an album), and on a busy machine the longest. */
const CODE_MS = 50_000;

/**
 * The whole site at an address: its frame, its guards and the page, whose code is there when this answers. `more`: pages besides those
 * of the site.
 */
export async function mountApp(at: string, more: readonly RouteObject[] = []): Promise<DataRouter> {
  const all = routes.map(({ children = [], ...shell }) => ({ ...shell, children: [...more, ...children] }));
  const router = createMemoryRouter(all as RouteObject[], { initialEntries: [at] });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </QueryClientProvider>,
  );
  await whenReady(router);
  // Comes after the page, with what else a first view does without (app/layout.tsx).
  await expect.poll(() => document.querySelector('#content ~ footer'), { timeout: CODE_MS }).not.toBeNull();
  return router;
}
