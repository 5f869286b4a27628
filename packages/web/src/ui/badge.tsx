import type { CategoryNames } from '@palmares/core/contract/types';
import { GALLERY } from '@palmares/core/limits';
import { categoryLabel } from '@palmares/texts/page/category';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export function Badge({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className={styles.badge} title={title}>
      {children}
    </span>
  );
}

export function CategoryBadge({ category }: { category: CategoryNames }) {
  return (
    <bdi lang="" className={styles.badge}>
      {categoryLabel(category)}
    </bdi>
  );
}

/** Shows at most two categories, then « +N » (AC-96). */
export function CategoryBadges({ categories }: { categories: readonly CategoryNames[] }) {
  const shown = categories.slice(0, GALLERY.badgesPerCard);
  const rest = categories.slice(GALLERY.badgesPerCard);
  const last = shown.pop();
  if (last === undefined) return null;
  return (
    <span className={styles.badges}>
      {shown.map((category) => (
        <CategoryBadge key={category.name} category={category} />
      ))}
      {/* Keeps « +N » on the same line as the last badge. */}
      <span className={styles.last}>
        <CategoryBadge category={last} />
        {rest.length > 0 && <Badge title={rest.map(categoryLabel).join(', ')}>+{rest.length}</Badge>}
      </span>
    </span>
  );
}
