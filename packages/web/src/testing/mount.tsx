import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import { queryClient } from '../app/query-client.ts';
import { RouterContext } from '../lib/use-router-now.ts';
import { Toaster } from '../ui/toaster.tsx';

type Place = {
  /** Initial address, with its query. */
  at?: string;
  /** Route pattern, for a page that reads an id from the address. */
  path?: string;
};

/**
 * Mounts a component with the app's queries and mutations, a router whose other addresses are empty, and the toasts. Returns how to
 * unmount, to read the address and to navigate. StrictMode is off, because it mounts everything twice: tests count calls as in production.
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
