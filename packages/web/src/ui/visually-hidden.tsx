import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read by screen readers only. `as="div"` when it holds more than words. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'div';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
