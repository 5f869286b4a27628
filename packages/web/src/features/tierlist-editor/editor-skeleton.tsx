import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './board.module.css';

const TIERS = ['s', 'a', 'b', 'c', 'd'];

/** The board's own shape. */
export function EditorSkeleton() {
  return (
    <>
      <Skeleton className={styles.skeletonHead} />
      <div className={styles.board}>
        <div className={styles.tiers}>
          {TIERS.map((tier) => (
            <Skeleton key={tier} className={styles.skeletonRow} />
          ))}
        </div>
      </div>
    </>
  );
}
