import type { RoomSnapshot } from '@palmares/core/contract/types';
import { MODE_TEXTS } from '@palmares/texts/page/rooms-open';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { IconUser } from '../../ui/icons-actions.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { GuestMenu } from './guest-menu.tsx';
import { isStepPhase, mayInRoom, useRoom } from './room-context.ts';
import styles from './status-line.module.css';
import { Timer } from './timer.tsx';

/** Code, mode, step, votes and time, on one line. */
export function StatusLine() {
  const room = useRoom();
  const { snapshot, clockOffset } = room;
  const { code, mode, phase, locked } = snapshot;
  const isStep = isStepPhase(phase);
  return (
    <header className={styles.line} data-status>
      <p className={styles.code}>
        {locked && <IconLock size="s" />}
        {code}
      </p>
      <div className={styles.where}>
        <p className={styles.mode}>{MODE_TEXTS[mode].label}</p>
        {isStep && <StepCount snapshot={snapshot} />}
      </div>
      {isStep && <VoteCount snapshot={snapshot} />}
      {phase === 'play' && <Timer snapshot={snapshot} clockOffset={clockOffset} />}
      {/* Who leads has a menu in their own bar. */}
      {isStep && !mayInRoom(room, 'manage') && <GuestMenu className={styles.menu} />}
    </header>
  );
}

type Counted = { snapshot: Pick<RoomSnapshot, 'mode' | 'step' | 'steps' | 'counts'> };

/** A ranking has a single step. */
export function StepCount({ snapshot: { mode, step, steps } }: Counted) {
  if (mode === 'ranking') return null;
  return (
    <p className={styles.step}>
      <span aria-hidden="true">{PLAY_TEXTS.step(step + 1, steps)}</span>
      <progress
        className={styles.bar}
        aria-label={PLAY_TEXTS.stepOf(step + 1, steps)}
        value={step + 1}
        max={steps}
      />
    </p>
  );
}

/** Larger numbers take the room of the icon. */
const ICON_MAX = 99;

/** A phone shows the numbers alone; a screen reader always gets the sentence. */
export function VoteCount({ snapshot: { counts } }: Counted) {
  const present = Math.max(counts.voted, counts.present);
  const text = PLAY_TEXTS.voted(counts.voted, present);
  return (
    <p className={styles.votes} data-complete={counts.voted === present || undefined}>
      <span className={styles.long}>{text}</span>
      <span className={styles.short} aria-hidden="true">
        {present <= ICON_MAX && <IconUser size="s" />}
        {counts.voted}/{present}
      </span>
    </p>
  );
}
