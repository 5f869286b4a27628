import type { ReactNode } from 'react';
import styles from './icon.module.css';

export type IconProps = { size?: 's' | 'm' | 'l'; className?: string };

/** A stroke drawing on a grid of 24. Always decoration: the control around it carries the name. */
export function Icon({ size = 'm', className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${styles['icon']} ${styles[size]} ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
