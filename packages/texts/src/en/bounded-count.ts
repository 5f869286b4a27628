import { REMOVAL } from '@palmares/core/staff-limits';
import type * as fr from '../fr/bounded-count.ts';
import { count } from './grammar.ts';

/** Examples: “12 images”, “more than 10,000 images”. */
export const boundedCount: typeof fr.boundedCount = (n, singular, plural) => {
  const counted = count(Math.min(n, REMOVAL.countedMax), singular, plural);
  return n > REMOVAL.countedMax ? `more than ${counted}` : counted;
};
