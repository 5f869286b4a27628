import type { RankedImage } from '@palmares/core/contract/types';
import { formatNumber } from '@palmares/texts/page/grammar';
import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { useId } from 'react';
import styles from './level-bars.module.css';
import { findCommonLevel, LEVELS, type Level } from './shown-palmares.ts';

/** The number of voices per fifth: five bars with their figures. */
export function LevelBars({ row }: { row: RankedImage }) {
  const titleId = useId();
  const most = Math.max(1, findCommonLevel(row).hands);
  const handsAt = (level: Level) => row.fifths[level] ?? 0;
  return (
    <div>
      <h3 id={titleId} className={styles.title}>
        {PALMARES_TEXTS.hands(row.judged)}
      </h3>
      <ul className={styles.levels} aria-labelledby={titleId}>
        {LEVELS.map((level) => (
          <li key={level} className={styles.level} data-level={level}>
            <span>{PALMARES_TEXTS.level(level)}</span>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect className={styles.ground} width="100%" height="100%" rx="4" />
              <rect
                className={styles.voiceBar}
                width={`${(100 * handsAt(level)) / most}%`}
                height="100%"
                rx="4"
              />
            </svg>
            <strong className={styles.figure}>{formatNumber(handsAt(level))}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
