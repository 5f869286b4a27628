import { Skeleton } from '../../ui/skeleton.tsx';
import board from './board.module.css';
import header from './editor-header.module.css';
import { usePreferences } from './editor-preferences.ts';
import styles from './editor-skeleton.module.css';
import saves from './header-save.module.css';

const TIERS = ['s', 'a', 'b', 'c', 'd'];

/** Placeholder with the exact geometry of the editor: its header and the rows of its board, in the preferred image size. */
export function EditorSkeleton() {
  const { size } = usePreferences().preferences;
  return (
    <>
      <div className={header.header}>
        <div className={header.heading}>
          <Skeleton className={styles.name} />
          <div className={header.below}>
            <Skeleton text className={styles.origin} />
          </div>
        </div>
        <div className={header.steps}>
          <Skeleton className={styles.round} />
          <Skeleton className={styles.round} />
        </div>
        <div className={header.options}>
          <Skeleton className={styles.round} />
          <Skeleton className={styles.round} />
        </div>
        <div className={saves.save}>
          <Skeleton className={styles.save} />
        </div>
      </div>
      <div className={board.board} data-size={size}>
        <div className={board.tiers}>
          {TIERS.map((tier) => (
            <Skeleton key={tier} className={board.skeletonRow} />
          ))}
        </div>
      </div>
    </>
  );
}
