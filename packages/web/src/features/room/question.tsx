import type { ReactNode } from 'react';
import styles from './question.module.css';

type Props = {
  children: ReactNode;
  note?: ReactNode;
  /** Keeps room for names in the note. */
  hasNames?: boolean;
  /** The title of a page, where nothing has to keep its place. */
  isPage?: boolean;
};

/** The heading of a step: its question, then its outcome. */
export function Question({ children, note, hasNames = false, isPage = false }: Props) {
  return (
    <div className={styles.question} data-names={hasNames || undefined} data-page={isPage || undefined}>
      <h1 tabIndex={-1} className={styles.text}>
        {children}
      </h1>
      {note !== undefined && note !== null && <p className={styles.note}>{note}</p>}
    </div>
  );
}
