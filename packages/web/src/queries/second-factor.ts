import { queryOptions } from '@tanstack/react-query';
import { getSecondFactor } from '../api/second-factor.ts';

export const SECOND_FACTOR_KEY = ['me', 'second-factor'] as const;

/** Whether the account has a second factor, and how many recovery codes are left. */
export const secondFactorQuery = () =>
  queryOptions({ queryKey: SECOND_FACTOR_KEY, queryFn: ({ signal }) => getSecondFactor(signal) });
