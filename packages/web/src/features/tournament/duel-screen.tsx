import type { Image } from '@palmares/core/contract/types';
import { TOURNAMENT } from '@palmares/core/limits';
import { canUndo } from '@palmares/core/tournament/play';
import { getProgress, isFinal } from '@palmares/core/tournament/progress';
import { getPhase, getShownDuel, type Tournament } from '@palmares/core/tournament/tournament';
import { TEXTS } from '@palmares/texts/game/tournament';
import { duelText, TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconRefresh } from '../../ui/icons-actions.tsx';
import { IconArrowRight, IconUndo } from '../../ui/icons-arrows.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './duel-screen.module.css';
import { DuelStage } from './duel-stage.tsx';
import type { PlayAction } from './play-actions.ts';
import { getDuelHeading } from './play-state.ts';
import { RoundProgress } from './round-progress.tsx';

type Props = {
  tournament: Tournament;
  images: ReadonlyMap<number, Image>;
  name: string;
  /** Replaces the count where no first screen announced the number of duels. */
  effort: string | null;
  dispatch: (action: PlayAction) => void;
  /** False while a dialog is open, or when the person prefers to press Next. */
  autoNext: boolean;
  onRestart: () => void;
  tools: ReactNode;
};

export function DuelScreen(props: Props) {
  const { tournament, images, name, effort, dispatch, autoNext, onRestart, tools } = props;
  const phase = getPhase(tournament);
  const duel = getShownDuel(tournament) ?? [];
  const progress = getProgress(tournament);
  const final = isFinal(tournament);
  const isOver = phase !== 'duel';

  useEffect(() => {
    if (!isOver || !autoNext) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'next' }), TOURNAMENT.autoNextMs);
    return () => clearTimeout(timer);
  }, [isOver, autoNext, dispatch]);

  useEffect(() => {
    // The start button may be further down the page than this screen is tall.
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.position}>
          <h1 tabIndex={-1} className={final ? styles.final : styles.round}>
            {getDuelHeading(tournament)}
          </h1>
          <p className={styles.count}>{effort ?? duelText(progress)}</p>
        </div>
        <p className={styles.title}>
          <bdi lang="">{name}</bdi>
        </p>
        <div className={styles.tools}>{tools}</div>
        <div className={styles.progress}>
          <RoundProgress tournament={tournament} />
        </div>
      </header>
      <DuelStage tournament={tournament} images={images} dispatch={dispatch} />
      <footer className={styles.controls}>
        <Button
          icon={<IconUndo size="s" />}
          title={TEXTS.undoHint}
          disabled={!canUndo(tournament)}
          onClick={() => dispatch({ type: 'undo' })}
        >
          {TOURNAMENT_TEXTS.undo}
        </Button>
        <Button icon={<IconRefresh size="s" />} onClick={onRestart}>
          {TOURNAMENT_TEXTS.restart}
        </Button>
        <KeysHint duel={duel} />
        <Button
          variant="primary"
          className={styles.next}
          icon={<IconArrowRight size="s" />}
          disabled={!isOver}
          onClick={() => dispatch({ type: 'next' })}
        >
          {nextLabel(phase)}
        </Button>
      </footer>
    </div>
  );
}

function KeysHint({ duel }: { duel: readonly number[] }) {
  return (
    <p className={styles.hint} aria-hidden="true">
      <Kbd>←</Kbd> <Kbd>→</Kbd> {TEXTS.or}{' '}
      {duel.map((id, index) => (
        <span key={id}>
          <Kbd>{index + 1}</Kbd>{' '}
        </span>
      ))}
      {TEXTS.keysHint}
    </p>
  );
}

function nextLabel(phase: ReturnType<typeof getPhase>): string {
  if (phase === 'roundDone') return TOURNAMENT_TEXTS.nextRound;
  return phase === 'finished' ? TEXTS.seeChampion : TOURNAMENT_TEXTS.next;
}
