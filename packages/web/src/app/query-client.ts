import { MutationCache, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, TimeoutError } from '../api/errors.ts';
import { type FailureTexts, failureText } from '../api/failure-text.ts';
import { isOffline } from '../lib/network.ts';
import { showToast } from '../ui/toast-store.ts';

/** Meta data of a mutation (`useMutation`), which the mutation cache below evaluates for all of them. */
type WriteMeta = {
  /** Text of the toast for a failure. Left out: the screen shows the failure in place (`failureText`). */
  readonly failure?: string | FailureTexts;
  /** The language of the text, when it is not French. */
  readonly lang?: 'en';
  /** Queries to invalidate after a success; they refetch on next use. */
  readonly invalidates?: readonly QueryKey[];
};

declare module '@tanstack/react-query' {
  interface Register {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- the library merges this interface
    mutationMeta: WriteMeta & Record<string, unknown>;
  }
}

/** Time in milliseconds during which an answer is shown without refetching. */
const FRESH_MS = 30_000;
const RETRIES = 2;

// By default React learns of a state change in a timer task: on a busy phone, a second tap is handled before `isPending` disables the
// button. With a microtask it learns before the next event.
notifyManager.setScheduler(queueMicrotask);

/**
 * A refusal would be the same on a retry, and so would an offline request; a lost answer or a server error may not. After a timeout the
 * person decides: two more attempts would delay « Réessayer » by another 40 s.
 */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (isOffline() || error instanceof TimeoutError) return false;
  return failures < RETRIES && !(error instanceof ApiError && error.status < 500);
}

/** For every mutation: a failure that its screen does not show becomes a toast, and the affected queries are invalidated. */
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
    // `always`: an offline query fails at once, so that its page says so and offers a retry.
    queries: {
      staleTime: FRESH_MS,
      retry: isWorthRetrying,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
