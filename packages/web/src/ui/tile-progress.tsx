import { classNames } from './class-names.ts';
import { IconCheck } from './icons-actions.tsx';
import styles from './tile-progress.module.css';

/** Upload state of an image. `share`: from 0 to 1. */
export type TileProgressState =
  | { kind: 'pending'; text: string }
  | { kind: 'moving'; text: string; share: number }
  | { kind: 'done'; text: string };

/** The state, shown over the image. */
export function TileProgress({ progress }: { progress: TileProgressState }) {
  if (progress.kind === 'moving')
    return (
      <span className={styles.state}>
        {progress.text}
        <span className={styles.track}>
          <span className={styles.bar} style={{ transform: `scaleX(${Math.max(0.04, progress.share)})` }} />
        </span>
      </span>
    );
  const isDone = progress.kind === 'done';
  return (
    <span className={classNames(styles.state, isDone ? styles.success : styles.pending)}>
      {isDone && <IconCheck size="s" />}
      {progress.text}
    </span>
  );
}
