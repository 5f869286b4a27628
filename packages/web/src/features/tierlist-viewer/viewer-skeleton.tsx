import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import styles from './viewer.module.css';
import headerStyles from './viewer-header.module.css';

const TIERS = ['s', 'a', 'b', 'c', 'd'];

export function ViewerSkeleton() {
  return (
    <main className={styles.viewer}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <div className={headerStyles.header}>
        <Skeleton className={headerStyles.cover} />
        <div className={headerStyles.text}>
          <Skeleton className={headerStyles.skeletonTitle} />
          <Skeleton text />
          <Skeleton text />
        </div>
      </div>
      <div className={styles.tiers}>
        {TIERS.map((tier) => (
          <Skeleton key={tier} className={styles.skeletonRow} />
        ))}
      </div>
    </main>
  );
}
