import type { RoomSnapshot } from '@palmares/core/contract/types';
import { LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import type { ReactNode } from 'react';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { isStepPhase } from './room-context.ts';
import { getRoomAddress } from './room-keys.ts';
import styles from './screen-head.module.css';
import { StepCount, VoteCount } from './status-line.tsx';
import { Timer } from './timer.tsx';

type Props = {
  snapshot: RoomSnapshot;
  hidesCode: boolean;
  clockOffset?: number;
  children: ReactNode;
};

/** A title above which titles are smaller, in characters. */
const LONG = 30;

/** The title, between the state of the step and the invitation for latecomers. */
export function ScreenHead({ snapshot, hidesCode, clockOffset = 0, children }: Props) {
  const { phase } = snapshot;
  const isStep = isStepPhase(phase);
  const isLong = typeof children === 'string' && children.length > LONG;
  return (
    <header className={styles.head}>
      <div className={styles.facts} data-empty={!isStep || undefined}>
        {phase === 'play' && <Timer snapshot={snapshot} clockOffset={clockOffset} />}
        {isStep && (
          <div className={styles.counts}>
            <StepCount snapshot={snapshot} />
            <VoteCount snapshot={snapshot} />
          </div>
        )}
      </div>
      <h1 className={styles.title} data-long={isLong || undefined}>
        {children}
      </h1>
      {hidesCode || phase === 'end' ? <span /> : <Corner code={snapshot.code} />}
    </header>
  );
}

function Corner({ code }: { code: string }) {
  return (
    <aside className={styles.corner}>
      <p className={styles.code}>{code}</p>
      <div className={styles.qr}>
        <QrPicture text={getRoomAddress(code)} label={LOBBY_TEXTS.qr} />
      </div>
    </aside>
  );
}
