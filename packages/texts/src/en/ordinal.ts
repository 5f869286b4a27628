import { lazyValue } from '@palmares/core/lazy';
import type * as fr from '../fr/ordinal.ts';
import { formatNumber } from './grammar.ts';

const ordinals = lazyValue(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns “1st”, “12th”. */
export const ordinal: typeof fr.ordinal = (rank) =>
  `${formatNumber(rank)}${SUFFIXES[ordinals().select(rank)] ?? 'th'}`;
