import type { ReactNode } from 'react';
import styles from './question.module.css';

/** The heading of a step: its question, then its outcome. */
export function Question({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.question}>
      <h1 tabIndex={-1} className={styles.text}>
        {children}
      </h1>
      {note !== undefined && note !== null && <p className={styles.note}>{note}</p>}
    </div>
  );
}
