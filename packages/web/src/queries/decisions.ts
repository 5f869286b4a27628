import { queryOptions } from '@tanstack/react-query';
import { listDecisions } from '../api/report.ts';

export const DECISIONS_KEY = ['me', 'decisions'] as const;

/** Moderation decisions on the user's own contents. */
export const decisionsQuery = () =>
  queryOptions({ queryKey: DECISIONS_KEY, queryFn: ({ signal }) => listDecisions(signal) });
