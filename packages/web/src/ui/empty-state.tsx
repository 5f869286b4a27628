import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Mark } from './mark.tsx';

type Props = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Where it is all that the page says: under the mark, without a frame, as the page for 404. */
  isPage?: boolean;
};

export function EmptyState({ title, text, action, icon, isPage = false }: Props) {
  return (
    <div className={isPage ? styles.page : styles.state}>
      {isPage && <Mark size="l" />}
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
