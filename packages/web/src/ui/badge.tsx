import { GALLERY } from '@palmares/core/limits';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export function Badge({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className={styles.badge} title={title}>
      {children}
    </span>
  );
}

/** Shows at most two categories, then « +N » (AC-96). */
export function CategoryBadges({ names }: { names: readonly string[] }) {
  const shown = names.slice(0, GALLERY.badgesPerCard);
  const rest = names.slice(GALLERY.badgesPerCard);
  const last = shown.pop();
  if (last === undefined) return null;
  return (
    <span className={styles.badges}>
      {shown.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {/* Keeps « +N » on the same line as the last badge. */}
      <span className={styles.last}>
        <Badge>{last}</Badge>
        {rest.length > 0 && <Badge title={rest.join(', ')}>+{rest.length}</Badge>}
      </span>
    </span>
  );
}
