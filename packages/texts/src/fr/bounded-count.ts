// Numbers that the server counts only up to a limit (REMOVAL.countedMax).
import { REMOVAL } from '@palmares/core/staff-limits';
import { count } from './grammar.ts';

/** Examples: « 12 contenus », « plus de 10 000 contenus ». */
export function boundedCount(n: number, singular: string, plural?: string): string {
  const counted = count(Math.min(n, REMOVAL.countedMax), singular, plural);
  return n > REMOVAL.countedMax ? `plus de ${counted}` : counted;
}
