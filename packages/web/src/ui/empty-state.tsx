import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Logo } from './logo.tsx';

type Props = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** True when this is the whole page's content: shown under the logo and without a frame, like the 404 page. */
  isPage?: boolean;
};

export function EmptyState({ title, text, action, icon, isPage = false }: Props) {
  return (
    <div className={isPage ? styles.page : styles.state}>
      {isPage && <Logo size="l" />}
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
