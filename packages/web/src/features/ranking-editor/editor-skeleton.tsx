import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './editor-screen.module.css';
import { TEXTS } from './messages.ts';

/** The editor's own shape while it is fetched. */
export function EditorSkeleton() {
  return (
    <main className={styles.editor}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <Skeleton className={styles.skeletonHead} />
      <Skeleton className={styles.skeletonStage} />
    </main>
  );
}
