import type { RoomSnapshot } from '@palmares/core/contract/types';
import { MODE_TEXTS } from '@palmares/texts/page/rooms-open';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { IconLock } from '../../ui/icons-status.tsx';
import { useRoom } from './room-context.ts';
import styles from './status-line.module.css';
import { Timer } from './timer.tsx';

/** Code, mode, step, votes and time, on one line. */
export function StatusLine() {
  const { snapshot, clockOffset } = useRoom();
  const { code, mode, phase, locked } = snapshot;
  const isStep = phase === 'play' || phase === 'reveal';
  return (
    <header className={styles.line}>
      <p className={styles.code}>
        {locked && <IconLock size="s" />}
        {code}
      </p>
      <p className={styles.mode}>{MODE_TEXTS[mode].label}</p>
      {isStep && <Progress snapshot={snapshot} />}
      {phase === 'play' && <Timer snapshot={snapshot} clockOffset={clockOffset} />}
    </header>
  );
}

export function Progress({ snapshot }: { snapshot: RoomSnapshot }) {
  const { mode, step, steps, counts } = snapshot;
  return (
    <>
      {mode !== 'ranking' && (
        <p className={styles.step}>
          <span aria-hidden="true">{PLAY_TEXTS.step(step + 1, steps)}</span>
          <progress
            className={styles.bar}
            aria-label={PLAY_TEXTS.stepOf(step + 1, steps)}
            value={step + 1}
            max={steps}
          />
        </p>
      )}
      <p className={styles.votes}>{PLAY_TEXTS.voted(counts.voted, Math.max(counts.voted, counts.present))}</p>
    </>
  );
}
