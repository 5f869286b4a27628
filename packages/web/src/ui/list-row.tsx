import type { ReactNode } from 'react';
import styles from './row-list.module.css';

type Props = { title: string; text: ReactNode; children: ReactNode };

/** A row of an account page: an object, its facts and its actions; belongs in a list of the class `rows`. */
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
