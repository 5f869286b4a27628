import type { Image } from '@palmares/core/contract/types';
import { TOURNAMENT } from '@palmares/core/tournament/limits';
import { canUndo } from '@palmares/core/tournament/play';
import { getProgress, isFinal } from '@palmares/core/tournament/progress';
import { getPhase, getShownDuel, type Phase, type Tournament } from '@palmares/core/tournament/tournament';
import { TEXTS } from '@palmares/texts/game/tournament';
import { duelText, TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { type ReactNode, useEffect } from 'react';
import { useTouchScreen } from '../../lib/touch-screen.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconUndo } from '../../ui/icons-arrows.tsx';
import { IconArrowRight, IconRefresh } from '../../ui/icons-shell.tsx';
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
  /** True when the person prefers to press Next. */
  waitsForNext: boolean;
  onRestart: () => void;
  tools: ReactNode;
};

export function DuelScreen(props: Props) {
  const { tournament, images, name, effort, dispatch, autoNext, waitsForNext, tools } = props;
  // On touch, duels that advance by themselves need no row of controls: « Next » appears with the pick.
  const isBare = useTouchScreen() && !waitsForNext;
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
    <div className={styles.screen} data-bare={isBare || undefined}>
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
        <div className={styles.tools}>
          {isBare && <Steps {...props} isBare />}
          {tools}
        </div>
        <div className={styles.progress}>
          <RoundProgress tournament={tournament} />
        </div>
      </header>
      <DuelStage tournament={tournament} images={images} dispatch={dispatch} />
      {isBare ? (
        isOver && <NextButton phase={phase} dispatch={dispatch} className={styles.floating} />
      ) : (
        <footer className={styles.controls}>
          <Steps {...props} />
          <KeysHint duel={duel} />
          <NextButton phase={phase} dispatch={dispatch} className={styles.next} />
        </footer>
      )}
    </div>
  );
}

/** Undo and restart. A bare screen has undo in its head; its settings restart (settings-drawer.tsx). */
function Steps({ tournament, dispatch, onRestart, isBare = false }: Props & { isBare?: boolean }) {
  const undo = { disabled: !canUndo(tournament), onClick: () => dispatch({ type: 'undo' }) };
  if (isBare)
    return (
      <IconButton variant="outline" label={TOURNAMENT_TEXTS.undo} {...undo}>
        <IconUndo />
      </IconButton>
    );
  return (
    <>
      <Button icon={<IconUndo size="s" />} title={TEXTS.undoHint} {...undo}>
        {TOURNAMENT_TEXTS.undo}
      </Button>
      <Button icon={<IconRefresh size="s" />} onClick={onRestart}>
        {TOURNAMENT_TEXTS.restart}
      </Button>
    </>
  );
}

type NextProps = Pick<Props, 'dispatch'> & { phase: Phase; className: string | undefined };

/** Usable from the pick on (TO-19). */
function NextButton({ phase, dispatch, className }: NextProps) {
  return (
    <Button
      variant="primary"
      className={className}
      icon={<IconArrowRight size="s" />}
      disabled={phase === 'duel'}
      onClick={() => dispatch({ type: 'next' })}
    >
      {nextLabel(phase)}
    </Button>
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

function nextLabel(phase: Phase): string {
  if (phase === 'roundDone') return TOURNAMENT_TEXTS.nextRound;
  return phase === 'finished' ? TEXTS.seeChampion : TOURNAMENT_TEXTS.next;
}
