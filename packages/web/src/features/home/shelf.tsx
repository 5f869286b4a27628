import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardRow, CardRowSkeleton } from './card-row.tsx';
import { SectionHeader } from './section-header.tsx';
import styles from './shelf.module.css';

const SKELETONS = 4;

type Props<T> = {
  id: string;
  title: string;
  to: string;
  linkLabel: string;
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
