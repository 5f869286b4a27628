import type { RoomSnapshot } from '@palmares/core/contract/types';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './timer.module.css';

const TICK_MS = 250;
/** Seconds left at which a screen reader is told, once, and the colour changes. */
const SOON = 10;

type Props = { snapshot: Pick<RoomSnapshot, 'closes_at' | 'left_ms' | 'paused'>; clockOffset: number };

/** The time that is left; nothing without a timer. The server closes the step, whatever this clock says. */
export function Timer({ snapshot: { closes_at: closesAt, left_ms: leftMs, paused }, clockOffset }: Props) {
  if (paused) return <p className={styles.timer}>{getPausedText(leftMs)}</p>;
  return closesAt === null ? null : <Countdown key={closesAt} until={Date.parse(closesAt) - clockOffset} />;
}

const toSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1_000));

function getPausedText(leftMs: number | null): string {
  return leftMs === null
    ? PLAY_TEXTS.paused
    : `${PLAY_TEXTS.paused} · ${PLAY_TEXTS.timeLeft(toSeconds(leftMs))}`;
}

/** `until` in milliseconds by the clock of this browser. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = toSeconds(until - now);
  const isSoon = seconds <= SOON;
  return (
    <>
      <p role="timer" className={classNames(styles.timer, isSoon && styles.soon)}>
        {PLAY_TEXTS.timeLeft(seconds)}
      </p>
      <VisuallyHidden>
        <output>{isSoon ? PLAY_TEXTS.timeLeftLong(SOON) : ''}</output>
      </VisuallyHidden>
    </>
  );
}
