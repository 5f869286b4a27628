import { RANKING } from '@palmares/core/limits';
import { findUnpairedImage, type Ranking } from '@palmares/core/ranking/ranking';
import { Button } from '../../ui/button.tsx';
import { useEditor } from './editor-context.ts';
import styles from './last-image-prompt.module.css';
import { TEXTS } from './messages.ts';

/**
 * Offers to rank an image that is alone on screen (RK-18) with one tap instead of one tap per point; the specified steps stay available.
 */
export function LastImagePrompt({ ranking }: { ranking: Ranking }) {
  const { store } = useEditor();
  const image = ranking.images.find(({ id }) => id === findUnpairedImage(ranking));
  if (image === undefined) return null;
  return (
    <div className={styles.offer}>
      <p>{TEXTS.alone}</p>
      <Button variant="primary" onClick={() => store.complete(image.id)}>
        {TEXTS.complete(RANKING.pointsToRank - image.points)}
      </Button>
    </div>
  );
}
