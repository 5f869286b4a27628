import type { ReactNode } from 'react';
import styles from './editor-notice.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The page in place of an editor that cannot be shown: why, and what can be done. */
export function EditorNotice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main className={styles.notice}>
      <VisuallyHidden>
        <h1>{heading}</h1>
      </VisuallyHidden>
      {children}
    </main>
  );
}
