import type { ReactNode } from 'react';
import styles from './row-list.module.css';

type Props = { title: string; text: ReactNode; children: ReactNode };

/** A thing of one's account, what is so of it, and what one may do about it; it stands in a list of the class `rows`. */
export function ListRow({ title, text, children }: Props) {
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.rowTitle}>{title}</h3>
        <p className={styles.rowFacts}>{text}</p>
      </div>
      <div className={styles.rowActions}>{children}</div>
    </li>
  );
}
