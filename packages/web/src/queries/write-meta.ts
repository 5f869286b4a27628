// Meta data of a mutation (`useMutation`), which app/query-client.ts evaluates for all of them.
import type { QueryKey } from '@tanstack/react-query';
import type { FailureTexts } from '../api/failure-text.ts';

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
