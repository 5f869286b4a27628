import { queryOptions } from '@tanstack/react-query';
import { listDecisions } from '../api/report.ts';

export const DECISIONS_KEY = ['me', 'decisions'] as const;

/** What the moderation decided on one's own things. */
export const decisionsQuery = () =>
  queryOptions({ queryKey: DECISIONS_KEY, queryFn: ({ signal }) => listDecisions(signal) });
