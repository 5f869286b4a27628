import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import styles from './play-skeleton.module.css';

/** The first screen's own shape while the images are fetched. */
export function PlaySkeleton() {
  return (
    <div className={styles['screen']}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <Skeleton className={styles['faces']} />
      <Skeleton className={styles['title']} />
      <Skeleton className={styles['line']} />
    </div>
  );
}
