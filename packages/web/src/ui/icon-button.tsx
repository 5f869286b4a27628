import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { hint } from './hint.ts';
import styles from './icon-button.module.css';

type Props = {
  /** Accessible name of the action, also used as the tooltip. */
  label: string;
  variant?: 'outline' | 'quiet' | 'overlay';
  children: ReactNode;
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;

export function IconButton({ label, variant = 'quiet', className, children, ...button }: Props) {
  return (
    <button
      type="button"
      {...(button.title === undefined && hint(label))}
      {...button}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      {children}
    </button>
  );
}
