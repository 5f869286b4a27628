import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './play-skeleton.module.css';

/** Placeholder with the geometry of the first screen. */
export function PlaySkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton className={styles.faces} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.line} />
    </div>
  );
}
