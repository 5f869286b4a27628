import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import { queryClient } from '../app/query-client.ts';
import { RouterContext } from '../lib/use-router-now.ts';
import { Toaster } from '../ui/toaster.tsx';

type Place = {
  /** The address one is at, with its query. */
  at?: string;
  /** Its pattern, for a page that reads an id from it. */
  path?: string;
};

/**
 * What a component stands in: the app's queries and writes, a router whose other addresses are empty, the messages that pass.
 * Returns where one is. Not under StrictMode, which in development mounts all twice: calls are counted as in production.
 */
export async function mount(ui: ReactNode, { at = '/', path }: Place = {}) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <Toaster />
          </>
        ),
        children: [
          { path: path ?? new URL(at, location.origin).pathname, element: ui },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const { unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </QueryClientProvider>,
  );
  return {
    unmount,
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (address: string) => router.navigate(address),
  };
}
