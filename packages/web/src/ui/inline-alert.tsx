import type { ReactNode } from 'react';
import { IconWarning } from './icons-shell.tsx';
import { IconError, IconInfo, IconSuccess } from './icons-status.tsx';
import styles from './inline-alert.module.css';

type Props = { kind?: 'error' | 'warning' | 'info' | 'success'; children: ReactNode; action?: ReactNode };

const ICONS = { error: IconError, warning: IconWarning, info: IconInfo, success: IconSuccess };

/** A message that stays next to its subject. Errors and warnings interrupt a screen reader (role=alert), the others do not. */
export function InlineAlert({ kind = 'error', children, action }: Props) {
  const KindIcon = ICONS[kind];
  return (
    <div
      className={`${styles.alert} ${styles[kind]}`}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
    >
      <KindIcon className={styles.icon ?? ''} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
