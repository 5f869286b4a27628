import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './board.module.css';
import { TEXTS } from './messages.ts';

const TIERS = ['s', 'a', 'b', 'c', 'd'];

/** The board's own shape while it is fetched. */
export function EditorSkeleton() {
  return (
    <main className={styles.editor}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <Skeleton className={styles.skeletonHead} />
      <div className={styles.board}>
        <div className={styles.tiers}>
          {TIERS.map((tier) => (
            <Skeleton key={tier} className={styles.skeletonRow} />
          ))}
        </div>
      </div>
    </main>
  );
}
