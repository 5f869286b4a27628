import type { RoomMode } from '@palmares/core/room/plan';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import type { ComponentType } from 'react';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Board } from './board.tsx';
import { DuelStep } from './duel-step.tsx';
import { RankingStep } from './ranking-step.tsx';
import { useRoom } from './room-context.ts';
import { Scores } from './scores.tsx';
import styles from './step.module.css';
import { TierStep } from './tier-step.tsx';

const STEPS: Readonly<Record<RoomMode, ComponentType>> = {
  tierlist: TierStep,
  guess: TierStep,
  tournament: DuelStep,
  ranking: RankingStep,
};

/** The open or revealed step, which fills the window with its controls. */
export function Step() {
  const { mode, paused } = useRoom().snapshot;
  const StepOfMode = STEPS[mode];
  return (
    <>
      {paused && (
        <InlineAlert kind="info">
          <strong>{PLAY_TEXTS.paused}.</strong> {PLAY_TEXTS.pausedText}
        </InlineAlert>
      )}
      <StepOfMode />
    </>
  );
}

/** Shows the decisions up to now, beside the step or on a phone below it. */
export function DecidedSoFar() {
  const { snapshot, images } = useRoom();
  const { mode, board, scores } = snapshot;
  if (board === null) return null;
  return (
    <aside className={styles.aside}>
      {mode === 'guess' && <Scores scores={scores.slice(0, 5)} />}
      <h2 className={styles.title}>{PLAY_TEXTS.board}</h2>
      <Board snapshot={snapshot} images={images} isCompact />
    </aside>
  );
}
