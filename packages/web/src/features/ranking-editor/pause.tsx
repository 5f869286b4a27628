import type { Ranking } from '@palmares/core/ranking/ranking';
import { getRankingStatus } from '@palmares/core/ranking/statistics';
import { EDITOR_TEXTS } from '@palmares/texts/page/frame';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useEditor } from './editor-context.ts';
import styles from './pause.module.css';

const TEXTS_OF = {
  empty: [TEXTS.emptyTitle, TEXTS.emptyText],
  finished: [TEXTS.finishedTitle, TEXTS.finishedText],
  ready: [TEXTS.readyTitle, TEXTS.readyText],
  paused: [TEXTS.pausedTitle, TEXTS.pausedText],
} as const;

/** Replaces the images while no round is running: shows the result so far and how to continue. */
export function Pause({ ranking }: { ranking: Ranking }) {
  const { images } = useEditor();
  const isEmpty = ranking.images.length === 0;
  const isFinished = getRankingStatus(ranking) === 'finished';
  const isFresh = ranking.images.every(({ points }) => points === 0);
  const [title, text] = TEXTS_OF[isEmpty ? 'empty' : isFinished ? 'finished' : isFresh ? 'ready' : 'paused'];
  const podium = isFresh ? ranking.images.slice(0, 3).map(({ id }) => id) : ranking.ranked.slice(0, 3);
  return (
    <section
      className={styles.pause}
      data-finished={(isFinished && !isEmpty) || undefined}
      aria-labelledby="pause"
    >
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
      <h2 id="pause" tabIndex={-1} data-pause className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {isEmpty && <Button to={paths.gallery.to()}>{EDITOR_TEXTS.chooseAlbum}</Button>}
    </section>
  );
}
