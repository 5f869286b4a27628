import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerHeaderSkeleton } from '../../ui/viewer-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import styles from './ranking-viewer.module.css';

export function ViewerSkeleton() {
  return (
    <main className={styles.viewer}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <ViewerHeaderSkeleton layout="centred" />
      <div className={styles.skeletonPodium}>
        <Skeleton className={styles.skeletonStep} />
        <Skeleton className={styles.skeletonStep} />
        <Skeleton className={styles.skeletonStep} />
      </div>
    </main>
  );
}
