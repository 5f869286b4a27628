import { formatNumber } from './grammar.ts';

/** Returns « 1re », « 12e ». */
export const ordinal = (rank: number): string => (rank === 1 ? '1re' : `${formatNumber(rank)}e`);
