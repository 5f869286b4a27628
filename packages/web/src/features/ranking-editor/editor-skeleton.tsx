import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './editor-screen.module.css';

/** Placeholder with the geometry of the editor. */
export function EditorSkeleton() {
  return (
    <>
      <Skeleton className={styles.skeletonHead} />
      <Skeleton className={styles.skeletonStage} />
    </>
  );
}
