import { queryOptions } from '@tanstack/react-query';
import { getSecondFactor } from '../api/second-factor.ts';

export const SECOND_FACTOR_KEY = ['me', 'second-factor'] as const;

/** State of the account's second factor, and the number of recovery codes left. */
export const secondFactorQuery = () =>
  queryOptions({ queryKey: SECOND_FACTOR_KEY, queryFn: ({ signal }) => getSecondFactor(signal) });
