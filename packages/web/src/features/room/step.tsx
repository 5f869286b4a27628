import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Board } from './board.tsx';
import { DuelStep } from './duel-step.tsx';
import { HostBar } from './host-bar.tsx';
import { Notices } from './notices.tsx';
import { RankingStep } from './ranking-step.tsx';
import { useRoom } from './room-context.ts';
import { Scores } from './scores.tsx';
import { StatusLine } from './status-line.tsx';
import styles from './step.module.css';
import { TierStep } from './tier-step.tsx';

/** The open or revealed step fills the window with its controls; what is decided up to now is beside it, on a phone below it. */
export function Step() {
  const { snapshot, images } = useRoom();
  const { mode, board, paused, scores } = snapshot;
  return (
    <div className={styles.step}>
      <div className={styles.play}>
        <StatusLine />
        <Notices />
        {paused && (
          <InlineAlert kind="info">
            <strong>{PLAY_TEXTS.paused}.</strong> {PLAY_TEXTS.pausedText}
          </InlineAlert>
        )}
        {mode === 'tournament' && <DuelStep />}
        {mode === 'ranking' && <RankingStep />}
        {(mode === 'tierlist' || mode === 'guess') && <TierStep />}
        <HostBar />
      </div>
      {board !== null && (
        <aside className={styles.aside}>
          {mode === 'guess' && <Scores scores={scores.slice(0, 5)} />}
          <h2 className={styles.title}>{PLAY_TEXTS.board}</h2>
          <Board snapshot={snapshot} images={images} isCompact />
        </aside>
      )}
    </div>
  );
}
