import { queryOptions } from '@tanstack/react-query';
import { listTokens } from '../api/personal-token.ts';

export const TOKENS_KEY = ['me', 'tokens'] as const;

/** The user's personal access tokens, without their text. */
export const tokensQuery = () =>
  queryOptions({ queryKey: TOKENS_KEY, queryFn: ({ signal }) => listTokens(signal) });
