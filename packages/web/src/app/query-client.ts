import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/errors.ts';

/** How long an answer is shown without asking again, in milliseconds. */
const FRESH_MS = 30_000;
const RETRIES = 2;

/** A refusal is an answer: only silence and the server's own faults are worth another try. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < RETRIES && !(error instanceof ApiError && error.status < 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Also without a network: a page that cannot be loaded says so and offers to try again, it does not wait in silence.
    queries: {
      staleTime: FRESH_MS,
      retry: isWorthRetrying,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
