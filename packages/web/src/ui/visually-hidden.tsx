import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Content for screen readers only. `as="div"` when it contains more than text. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'div';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
