import { type ReactNode, useEffect, useRef } from 'react';
import styles from './steps.module.css';

/** The introduction of a step. It takes the focus, because the button that opened the step has disappeared. */
export function StepText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.text}>
      {children}
    </p>
  );
}

/** The buttons of a step, which stay visible however long the step is. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
