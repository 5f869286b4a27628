import type { Image } from '@palmares/core/contract/types';
import { isFinal } from '@palmares/core/tournament/progress';
import { duelOf, pickedOf, type Tournament } from '@palmares/core/tournament/tournament';
import { DuelCard } from './duel-card.tsx';
import styles from './duel-stage.module.css';
import { TEXTS } from './messages.ts';
import type { PlayAction } from './play-actions.ts';

type Props = {
  tournament: Tournament;
  images: ReadonlyMap<number, Image>;
  dispatch: (action: PlayAction) => void;
};

/** The two or three images of a duel, as large as the window allows. */
export function DuelStage({ tournament, images, dispatch }: Props) {
  const duel = duelOf(tournament) ?? [];
  const picked = pickedOf(tournament);
  return (
    <div className={styles.stage} data-count={duel.length} data-final={isFinal(tournament) || undefined}>
      <div className={styles.cards} data-play>
        {duel.map((id, index) => {
          const image = images.get(id);
          return image === undefined ? null : (
            // By its place: the focus stays on the left card when the next duel comes.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={styles.place}>
              {index > 0 && (
                <span className={styles.versus} aria-hidden="true">
                  {TEXTS.versus}
                </span>
              )}
              <DuelCard
                image={image}
                position={index + 1}
                duel={tournament.shown + tournament.seed}
                fate={picked === null ? 'open' : picked === id ? 'winner' : 'loser'}
                onPick={() => dispatch({ type: 'pick', image: id })}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
