import type { ReactNode } from 'react';
import styles from './card-row.module.css';

type Props<T> = {
  /** Id of the heading that names the row. */
  labelledBy: string;
  items: readonly T[];
  render: (item: T) => ReactNode;
};

/** Up to eight cards: a row that scrolls on a phone, full rows elsewhere. */
export function CardRow<T extends { readonly id: number }>({ labelledBy, items, render }: Props<T>) {
  return (
    <ul className={styles.row} data-count={items.length} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>{render(item)}</li>
      ))}
    </ul>
  );
}

/** Placeholders of a row while it loads. */
export function CardRowSkeleton({ count, card }: { count: number; card: ReactNode }) {
  return (
    <div className={styles.row} data-count={count} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders without identity
        <div key={index}>{card}</div>
      ))}
    </div>
  );
}
