import type { RoomSnapshot } from '@palmares/core/contract/types';
import { anonymousGuest } from '@palmares/texts/page/rooms';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import styles from './scores.module.css';

/** The best guessers, best first. */
export function Scores({ scores }: { scores: RoomSnapshot['scores'] }) {
  if (scores.length === 0) return null;
  return (
    <section className={styles.scores}>
      <h2 className={styles.title}>{PLAY_TEXTS.scores}</h2>
      <ol className={styles.list}>
        {scores.map(({ id, number, name, points }) => (
          <li key={id} className={styles.score}>
            <bdi lang="" className={styles.name}>
              {name ?? anonymousGuest(number)}
            </bdi>
            <strong className={styles.points}>{PLAY_TEXTS.score(points)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
