import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SectionHeader, type SectionHeaderProps } from './section-header.tsx';
import styles from './shelf.module.css';

const SKELETONS = 4;

type Props<T> = SectionHeaderProps & {
  items: readonly T[];
  render: (item: T) => ReactNode;
};

/** A titled row of cards with a link to the whole list. Renders nothing without cards. */
export function Shelf<T extends { readonly id: number }>({ id, items, render, ...header }: Props<T>) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeader id={id} {...header} />
      <CardRow labelledBy={id} items={items} render={render} />
    </section>
  );
}

/** Placeholders of shelves while they load. */
export function ShelfSkeletons({ count, card }: { count: number; card: ReactNode }) {
  return Array.from({ length: count }, (_, shelf) => (
    // oxlint-disable-next-line react/no-array-index-key -- placeholders without identity
    <div key={shelf} className={styles.section} aria-hidden="true">
      <div className={styles.title}>
        <Skeleton text />
      </div>
      <CardRowSkeleton count={SKELETONS} card={card} />
    </div>
  ));
}

type RowProps<T> = {
  /** Id of the heading that names the row. */
  labelledBy: string;
  items: readonly T[];
  render: (item: T) => ReactNode;
};

/** Up to eight cards: a row that scrolls on a phone, full rows elsewhere. */
function CardRow<T extends { readonly id: number }>({ labelledBy, items, render }: RowProps<T>) {
  return (
    <ul className={styles.row} data-count={items.length} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>{render(item)}</li>
      ))}
    </ul>
  );
}

/** Placeholders of a row while it loads. */
function CardRowSkeleton({ count, card }: { count: number; card: ReactNode }) {
  return (
    <div className={styles.row} data-count={count} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders without identity
        <div key={index}>{card}</div>
      ))}
    </div>
  );
}
