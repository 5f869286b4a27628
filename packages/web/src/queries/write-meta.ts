// What a write (`useMutation`) says of itself; app/query-client.ts acts on it for all of them.
import type { QueryKey } from '@tanstack/react-query';
import type { FailureTexts } from '../api/failure-text.ts';

type WriteMeta = {
  /** A failure is told by a toast in these words. Left out: the screen tells it where it happened (`failureText`). */
  readonly failure?: string | FailureTexts;
  /** The language of these words, when it is not French. */
  readonly lang?: 'en';
  /** What the write makes old, marked once it worked: asked for again when it is next seen. */
  readonly invalidates?: readonly QueryKey[];
};

declare module '@tanstack/react-query' {
  interface Register {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- the library merges this interface
    mutationMeta: WriteMeta & Record<string, unknown>;
  }
}
