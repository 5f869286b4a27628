import type { Ranking } from '@palmares/core/ranking/ranking';
import { statusOf } from '@palmares/core/ranking/statistics';
import { Picture } from '../../ui/picture.tsx';
import { useEditor } from './editor-context.ts';
import { TEXTS } from './messages.ts';
import styles from './pause.module.css';

/** In place of the images while no round is running: what has been reached, and that it may go on. */
export function Pause({ ranking }: { ranking: Ranking }) {
  const { images } = useEditor();
  const isFinished = statusOf(ranking) === 'finished';
  const isFresh = ranking.images.every(({ points }) => points === 0);
  const [title, text] = isFinished
    ? [TEXTS.finishedTitle, TEXTS.finishedText]
    : isFresh
      ? [TEXTS.readyTitle, TEXTS.readyText]
      : [TEXTS.pausedTitle, TEXTS.pausedText];
  const podium = isFresh ? ranking.images.slice(0, 3).map(({ id }) => id) : ranking.ranked.slice(0, 3);
  return (
    <section className={styles.pause} aria-labelledby="pause">
      {podium.length > 0 && (
        <div className={styles.podium} aria-hidden="true" data-fresh={isFresh || undefined}>
          {[1, 0, 2].map((index) => {
            const image = images.get(podium[index] ?? 0);
            return image === undefined ? null : (
              <Picture
                key={image.id}
                image={image}
                alt=""
                fit="auto"
                sizes="160px"
                eager
                className={styles.picture}
              />
            );
          })}
        </div>
      )}
      <h2 id="pause" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
