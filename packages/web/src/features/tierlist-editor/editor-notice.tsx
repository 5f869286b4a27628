import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './board.module.css';
import { TEXTS } from './messages.ts';

/** The page in place of an editor that cannot be shown: why, and what can be done. */
export function EditorNotice({ children }: { children: ReactNode }) {
  return (
    <main className={styles.notice}>
      <VisuallyHidden>
        <h1>{TEXTS.editor}</h1>
      </VisuallyHidden>
      {children}
    </main>
  );
}
