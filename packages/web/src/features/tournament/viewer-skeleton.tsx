import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import styles from './viewer.module.css';

export function ViewerSkeleton() {
  return (
    <div className={styles['page']}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <div className={styles['top']}>
        <div className={styles['header']}>
          <Skeleton className={styles['skeletonTitle']} />
          <Skeleton text />
          <Skeleton text />
        </div>
        <Skeleton className={styles['skeletonCard']} />
      </div>
    </div>
  );
}
