import type { ReactNode } from 'react';
import type { TileDrag } from '../lib/use-tile-drag.ts';
import styles from './image-grid.module.css';

/** The ordered grid of image tiles. */
export function ImageGrid({ drag, children }: { drag?: TileDrag | undefined; children: ReactNode }) {
  return (
    <ol className={styles.grid} {...drag}>
      {children}
    </ol>
  );
}
