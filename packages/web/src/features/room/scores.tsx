import type { RoomSnapshot } from '@palmares/core/contract/types';
import { anonymousGuest } from '@palmares/texts/page/rooms';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import styles from './scores.module.css';

type Scored = RoomSnapshot['scores'];
type Props = {
  scores: Scored;
  /** Sets off the first three places, once all is decided. */
  isFinal?: boolean;
};

/** The best guessers, best first. Those with equally many points and exact guesses share a place. */
export function Scores({ scores, isFinal = false }: Props) {
  if (scores.length === 0) return null;
  return (
    <section className={styles.scores}>
      <h2 className={styles.title}>{PLAY_TEXTS.scores}</h2>
      <ol className={styles.list}>
        {scores.map((score) => {
          const place = getPlace(scores, score);
          return (
            <li
              key={score.id}
              className={styles.score}
              data-podium={(isFinal && place <= 3 && score.points > 0) || undefined}
            >
              <span className={styles.place}>{place}</span>
              <bdi lang="" className={styles.name}>
                {score.name ?? anonymousGuest(score.number)}
              </bdi>
              <strong className={styles.points}>{PLAY_TEXTS.score(score.points)}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function getPlace(scores: Scored, { points, exact }: Scored[number]): number {
  const isBetter = (other: Scored[number]) =>
    other.points > points || (other.points === points && other.exact > exact);
  return 1 + scores.filter(isBetter).length;
}
