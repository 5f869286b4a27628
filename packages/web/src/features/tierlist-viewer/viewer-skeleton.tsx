import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerHeaderSkeleton } from '../../ui/viewer-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import styles from './viewer.module.css';

const TIERS = ['s', 'a', 'b', 'c', 'd'];

export function ViewerSkeleton() {
  return (
    <main className={styles.viewer}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <ViewerHeaderSkeleton layout="cover" />
      <div className={styles.tiers}>
        {TIERS.map((tier) => (
          <Skeleton key={tier} className={styles.skeletonRow} />
        ))}
      </div>
    </main>
  );
}
