import type { RoomSnapshot } from '@palmares/core/contract/types';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './timer.module.css';

const TICK_MS = 250;
/** Remaining seconds at which the timer changes its colour and a screen reader announces it once. */
const SOON = 10;

type Props = {
  snapshot: Pick<RoomSnapshot, 'closes_at' | 'left_ms' | 'paused' | 'step_seconds'>;
  clockOffset: number;
};

/** The time that is left; nothing without a timer. The server closes the step, whatever this clock says. */
export function Timer({ snapshot, clockOffset }: Props) {
  const { closes_at: closesAt, left_ms: leftMs, paused, step_seconds: total } = snapshot;
  if (paused) return leftMs === null ? null : <Ring left={leftMs} total={total} isPaused />;
  if (closesAt === null) return null;
  return <Countdown key={closesAt} until={Date.parse(closesAt) - clockOffset} total={total} />;
}

const toSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1_000));

/** `until` in milliseconds by the clock of this browser. */
function Countdown({ until, total }: { until: number; total: number | null }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const isSoon = toSeconds(until - now) <= SOON;
  return (
    <>
      <Ring left={until - now} total={total} isSoon={isSoon} />
      <VisuallyHidden>
        <output>{isSoon ? PLAY_TEXTS.timeLeftLong(SOON) : ''}</output>
      </VisuallyHidden>
    </>
  );
}

type RingProps = {
  /** Remaining time, in milliseconds. */
  left: number;
  /** Seconds of a whole step. */
  total: number | null;
  isSoon?: boolean;
  isPaused?: boolean;
};

/** The seconds, in a ring that empties. */
function Ring({ left, total, isSoon = false, isPaused = false }: RingProps) {
  const seconds = toSeconds(left);
  // A step that was lengthened begins full again.
  const share = Math.min(1, Math.max(0, left / (1_000 * Math.max(1, total ?? seconds))));
  return (
    <p
      role="timer"
      className={styles.timer}
      data-soon={isSoon || undefined}
      data-paused={isPaused || undefined}
      style={{ '--left': share }}
    >
      {PLAY_TEXTS.timeLeft(seconds)}
    </p>
  );
}
