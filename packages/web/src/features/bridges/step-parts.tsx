import { type ReactNode, useEffect, useRef } from 'react';
import styles from './steps.module.css';

/** What a step is about. It takes the focus of what led there, which is gone. */
export function StepText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.text}>
      {children}
    </p>
  );
}

/** The buttons of a step, in sight however long it is. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
