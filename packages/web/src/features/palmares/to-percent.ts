import type { Agreement } from '@palmares/core/palmares/agreement';

/** Rounds to a whole number; 0 and 100 only for exact values. */
export function toPercent({ percent }: Agreement): number {
  if (percent === 0 || percent === 100) return percent;
  return Math.min(Math.max(Math.round(percent), 1), 99);
}
