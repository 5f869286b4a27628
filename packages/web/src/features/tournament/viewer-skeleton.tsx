import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerHeaderSkeleton } from '../../ui/viewer-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import styles from './viewer.module.css';

export function ViewerSkeleton() {
  return (
    <div className={styles.page}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <div className={styles.top}>
        <ViewerHeaderSkeleton layout="beside" />
        <Skeleton className={styles.skeletonCard} />
      </div>
    </div>
  );
}
