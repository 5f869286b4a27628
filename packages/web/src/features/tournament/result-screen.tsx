import type { Image } from '@palmares/core/contract/types';
import { canUndo } from '@palmares/core/tournament/play';
import type { SavedDuel } from '@palmares/core/tournament/saved-duels';
import { listContenders } from '@palmares/core/tournament/tournament';
import type { TournamentView } from '@palmares/core/tournament/wire';
import { TEXTS } from '@palmares/texts/game/tournament';
import { TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconUndo } from '../../ui/icons-arrows.tsx';
import { IconRefresh } from '../../ui/icons-shell.tsx';
import { ChampionCard } from './champion-card.tsx';
import { ChampionPath } from './champion-path.tsx';
import { FinalRankings } from './final-rankings.tsx';
import type { PlayState } from './play-state.ts';
import styles from './result-screen.module.css';
import { useFollowedPath } from './use-followed-path.tsx';

type Props = {
  state: PlayState;
  result: Omit<TournamentView, 'turn'> | null;
  /** Empty where the duels are unknown. */
  duels: readonly SavedDuel[];
  images: ReadonlyMap<number, Image>;
  tools: ReactNode;
  /** The details and the save button. */
  panel: ReactNode;
  /** Shown above everything else: a paused replay. */
  notice?: ReactNode;
  /** Null when there is no pick to undo. */
  onUndo: (() => void) | null;
  onRestart: (() => void) | null;
};

/** Shows the result that was just played, or a saved one that is being edited. */
export function ResultScreen(props: Props) {
  const { state, result, duels, images, tools, panel, notice } = props;
  const { champion = null, groups = [], path = [] } = result ?? {};
  const { show, dialog, followed } = useFollowedPath(groups, images, duels, 'editor');
  const winner = champion === null ? undefined : images.get(champion);
  const { tournament, details, started } = state;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The focused element has disappeared with the duels.
    if (started) heading.current?.focus();
    if (started) window.scrollTo({ top: 0 });
  }, [started]);

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {details.name.trim() === '' ? TEXTS.untitled : <bdi lang="">{details.name}</bdi>}
        </h1>
        <div className={styles.tools}>{tools}</div>
      </header>
      {notice}
      {tournament !== null && listContenders(tournament).length === 1 && (
        <p className={styles.note}>{TOURNAMENT_TEXTS.singleImage}</p>
      )}
      <div className={styles.body}>
        <div className={styles.result}>
          {winner !== undefined && <ChampionCard image={winner} onShow={show} />}
          {followed?.section ?? <ChampionPath path={path} images={images} onShow={show} />}
          {groups.length > 0 && (
            <FinalRankings
              groups={groups}
              images={images}
              screen="editor"
              onShow={show}
              marks={followed?.marks}
            />
          )}
        </div>
        <div className={styles.side}>
          {panel}
          <PlayAgain {...props} />
        </div>
      </div>
      {dialog}
    </div>
  );
}

function PlayAgain({ state: { tournament, isSaved }, onUndo, onRestart }: Props) {
  return (
    <div className={styles.replay}>
      {onUndo !== null && (
        <Button
          icon={<IconUndo size="s" />}
          disabled={isSaved || tournament === null || !canUndo(tournament)}
          onClick={onUndo}
        >
          {TOURNAMENT_TEXTS.undo}
        </Button>
      )}
      {onRestart !== null && (
        <Button icon={<IconRefresh size="s" />} onClick={onRestart}>
          {TOURNAMENT_TEXTS.restart}
        </Button>
      )}
    </div>
  );
}
