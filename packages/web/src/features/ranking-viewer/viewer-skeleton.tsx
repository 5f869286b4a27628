import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import styles from './ranking-viewer.module.css';
import headerStyles from './viewer-header.module.css';

export function ViewerSkeleton() {
  return (
    <main className={styles.viewer}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <div className={headerStyles.header}>
        <Skeleton className={headerStyles.skeletonTitle} />
        <Skeleton text className={headerStyles.skeletonLine} />
        <Skeleton text className={headerStyles.skeletonLine} />
      </div>
      <div className={styles.skeletonPodium}>
        <Skeleton className={styles.skeletonStep} />
        <Skeleton className={styles.skeletonStep} />
        <Skeleton className={styles.skeletonStep} />
      </div>
    </main>
  );
}
