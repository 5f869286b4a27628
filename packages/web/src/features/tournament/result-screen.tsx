import type { Image } from '@palmares/core/contract/types';
import { groupTitle, TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { canUndo } from '@palmares/core/tournament/play';
import type { Group } from '@palmares/core/tournament/result';
import { contendersOf } from '@palmares/core/tournament/tournament';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconRefresh } from '../../ui/icons-actions.tsx';
import { IconUndo } from '../../ui/icons-arrows.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { ChampionCard } from './champion-card.tsx';
import { FinalRankings } from './final-rankings.tsx';
import { TEXTS } from './messages.ts';
import type { PlayState } from './play-state.ts';
import styles from './result-screen.module.css';

type Props = {
  state: PlayState;
  champion: number | null;
  groups: readonly Group[];
  images: ReadonlyMap<number, Image>;
  tools: ReactNode;
  /** Details and the save. */
  panel: ReactNode;
  /** Above all: a draft to resume, a draft that could not be kept. */
  notice?: ReactNode;
  /** Null where there is no pick to take back. */
  onUndo: (() => void) | null;
  onRestart: (() => void) | null;
};

/** The result: just played, or saved before and edited now. */
export function ResultScreen({
  state,
  champion,
  groups,
  images,
  tools,
  panel,
  notice,
  onUndo,
  onRestart,
}: Props) {
  const [detail, setDetail] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const winner = champion === null ? undefined : images.get(champion);
  const order = groups.flatMap((group) => group.images.flatMap((id) => images.get(id) ?? []));
  const group = groups.find((one) => detail !== null && one.images.includes(detail));
  const { tournament, details, started } = state;

  useEffect(() => {
    // The duels are gone, and with them what had the focus.
    if (started) heading.current?.focus();
    if (started) window.scrollTo({ top: 0 });
  }, [started]);

  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          <bdi>{details.name.trim() === '' ? TEXTS.untitled : details.name}</bdi>
        </h1>
        <div className={styles['tools']}>{tools}</div>
      </header>
      {notice}
      {tournament !== null && contendersOf(tournament).length === 1 && (
        <p className={styles['note']}>{TOURNAMENT_TEXTS.singleImage}</p>
      )}
      <div className={styles['top']}>
        {winner !== undefined && <ChampionCard image={winner} onShow={setDetail} />}
        <div className={styles['side']}>
          {panel}
          <div className={styles['again']}>
            {onUndo !== null && (
              <Button
                icon={<IconUndo size="s" />}
                disabled={state.isSaved || tournament === null || !canUndo(tournament)}
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
        </div>
      </div>
      {groups.length > 0 && (
        <FinalRankings groups={groups} images={images} screen="editor" onShow={setDetail} />
      )}
      {detail !== null && (
        <ImageDetailDialog
          images={order}
          current={detail}
          note={group === undefined ? undefined : groupTitle(group, 'editor')}
          onShow={setDetail}
          onClose={() => setDetail(null)}
        />
      )}
    </div>
  );
}
