import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import styles from './account-form.module.css';

type Props = {
  kind: 'success' | 'error';
  text: string;
  note?: ReactNode;
  to: string;
  toLabel: string;
  /** Replaces the history entry, so that « back » does not reopen the form. */
  replace?: boolean;
  children?: ReactNode;
};

/** Replaces a completed form: the result and the next link. */
export function Outcome({ kind, text, note, to, toLabel, replace = false, children }: Props) {
  return (
    <div className={styles.outcome}>
      <InlineAlert kind={kind}>{text}</InlineAlert>
      {note}
      <Button variant="primary" size="l" wide to={to} replace={replace}>
        {toLabel}
      </Button>
      {children}
    </div>
  );
}
