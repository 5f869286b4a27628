import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError, TimeoutError } from '../api/errors.ts';
import { failureText } from '../api/failure-text.ts';
import { isOffline } from '../lib/network.ts';
import { showToast } from '../ui/toast-store.ts';
import '../queries/write-meta.ts';

/** How long an answer is shown without asking again, in milliseconds. */
const FRESH_MS = 30_000;
const RETRIES = 2;

// By default a change of state is told to React in a later timer task: on a busy phone a second tap is handled before
// `isPending` closes the button. In a microtask it is told before the next event.
notifyManager.setScheduler(queueMicrotask);

/**
 * A refusal would be the same at the next try, and so is a network that is known to be gone; a fault of the server may not. Whoever has waited
 * for a network that hangs is told so at once.
 */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (error instanceof TimeoutError) return false;
  return !isOffline() && failures < RETRIES && !(error instanceof ApiError && error.status < 500);
}

/** For every write: a failure that its screen does not tell becomes a toast, and the queries that it makes stale are invalidated. */
const mutationCache: MutationCache = new MutationCache({
  onError(error, _variables, _result, { meta }) {
    if (meta?.failure === undefined) return;
    const text = failureText(error, meta.failure);
    showToast({ kind: 'error', text, ...(meta.lang && { lang: meta.lang }) });
  },
  onSuccess(_data, _variables, _result, { meta }) {
    for (const queryKey of meta?.invalidates ?? []) void queryClient.invalidateQueries({ queryKey });
  },
});

export const queryClient: QueryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    // `always`: without a network a query fails at once, so that its page says so and offers another try.
    queries: {
      staleTime: FRESH_MS,
      retry: isWorthRetrying,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
