import type { ReactNode } from 'react';
import type { TileDrag } from '../lib/use-tile-drag.ts';
import styles from './image-grid.module.css';

/** The place of image tiles, in order. */
export function ImageGrid({ drag, children }: { drag?: TileDrag | undefined; children: ReactNode }) {
  return (
    <ol className={styles.grid} {...drag}>
      {children}
    </ol>
  );
}
