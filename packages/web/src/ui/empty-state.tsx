import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = { title: string; text?: ReactNode; action?: ReactNode; icon?: ReactNode };

export function EmptyState({ title, text, action, icon }: Props) {
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
