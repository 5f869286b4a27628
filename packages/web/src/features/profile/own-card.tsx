import type { CategoryNames } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { CategoryBadges } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './own-card.module.css';

type Props = {
  name: string;
  thumb: ReactNode;
  facts: readonly string[];
  categories: readonly CategoryNames[];
  /** Controls that work in place: the visibility. */
  foot: ReactNode;
  onOpen: () => void;
  onHint: () => void;
};

/** One item of the profile, the same small card for all four kinds; a click anywhere opens its actions. */
export function OwnCard({ name, thumb, facts, categories, foot, onOpen, onHint }: Props) {
  return (
    <article className={styles.card} onPointerEnter={onHint}>
      <div className={styles.thumb} aria-hidden="true">
        {thumb}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onFocus={onHint}
            onClick={onOpen}
          >
            <bdi lang="">{name}</bdi>
          </button>
        </h3>
        {facts.map((fact) => (
          <p key={fact} className={styles.facts}>
            <bdi>{fact}</bdi>
          </p>
        ))}
        <div className={styles.badges}>
          <CategoryBadges categories={categories} />
        </div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </article>
  );
}

/** Replaces the visibility switch during a quarantine. */
export function QuarantineNote({ children }: { children: ReactNode }) {
  return <p className={styles.quarantineNote}>{children}</p>;
}

export function OwnCardSkeleton() {
  return (
    <div className={classNames(styles.card, styles.waiting)}>
      <div className={styles.thumb}>
        <Skeleton className={styles.fill} />
      </div>
      <div className={styles.text}>
        <div className={styles.name}>
          <Skeleton text className={styles.line} />
        </div>
        <div className={styles.facts}>
          <Skeleton text />
        </div>
        <div className={styles.facts}>
          <Skeleton text className={styles.line} />
        </div>
      </div>
    </div>
  );
}
