import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './editor-screen.module.css';

/** The editor's own shape. */
export function EditorSkeleton() {
  return (
    <>
      <Skeleton className={styles.skeletonHead} />
      <Skeleton className={styles.skeletonStage} />
    </>
  );
}
