import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { SessionUser } from '@palmares/core/contract/types';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import { refreshSession } from '../api/session.ts';
import { writeToken } from '../api/token.ts';
import { queryClient } from '../app/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';
import { answer } from './fake-server.ts';

const HOUR_MS = 3_600_000;

export const LINA: SessionUser = {
  id: 7,
  username: 'Lina',
  nametag: 'lina',
  email: 'lina@example.org',
  createdAt: '2026-01-01T00:00:00.000Z',
  roles: [],
};

type Options = {
  /** The address one is at, with its query. */
  at?: string;
  /** The address before it, where « Retour » leads. */
  from?: string;
};

/** What a component stands in: the app's queries and writes, a router, the messages that pass. Returns where one is. */
export async function mount(ui: ReactNode, { at = '/', from }: Options = {}) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            {ui}
            <Toaster />
          </>
        ),
      },
    ],
    { initialEntries: [...(from === undefined ? [] : [from]), at] },
  );
  const { unmount } = await render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return {
    unmount,
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (address: string) => router.navigate(address),
  };
}

/** Signs in, as the first check of a stored token does. Before `mount`. */
export async function signInAs(user: SessionUser = LINA): Promise<void> {
  const now = Date.now();
  answer(ENDPOINTS.session, {
    user,
    now: new Date(now).toISOString(),
    expiresAt: new Date(now + HOUR_MS).toISOString(),
  });
  writeToken('token-of-a-test');
  await refreshSession();
}
