import type { RankedImage } from '@palmares/core/contract/types';
import styles from './interval-bar.module.css';
import { getTierLabel } from './shown-palmares.ts';

/** Position and height, relative to the line. */
const BAR = { y: '25%', height: '50%' } as const;
const MARK_WIDTH = 3;

/** The range from the best to the worst place that the voices allow, on a line of all places. The adjacent text says the same. */
export function IntervalBar({ row, count }: { row: RankedImage; count: number }) {
  const share = (places: number) => (100 * places) / count;
  const left = share(row.best - 1);
  return (
    <svg
      className={styles.bar}
      data-tier={getTierLabel(row) ?? undefined}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.line} x="0" y="45%" width="100%" height="10%" />
      <rect
        className={styles.interval}
        {...BAR}
        x={`${left}%`}
        width={`${share(row.worst) - left}%`}
        rx="4"
      />
      <svg x={`${share(row.rank - 0.5)}%`} y="0" overflow="visible">
        <rect className={styles.mark} x={-MARK_WIDTH / 2} y="0" width={MARK_WIDTH} height="100%" rx="1.5" />
      </svg>
    </svg>
  );
}
