import { RANKING_TEXTS } from '@palmares/core/ranking/messages';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './editor-screen.module.css';
import { TEXTS } from './messages.ts';

/** The editor's own shape while it is fetched. */
export function EditorSkeleton() {
  return (
    <main className={styles.editor}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <Skeleton className={styles.skeletonHead} />
      <Skeleton className={styles.skeletonStage} />
    </main>
  );
}

/** The page in place of an editor that cannot be shown: why, and what can be done. */
export function EditorNotice({ children }: { children: ReactNode }) {
  return (
    <main className={styles.notice}>
      <VisuallyHidden>
        <h1>{RANKING_TEXTS.createTitle}</h1>
      </VisuallyHidden>
      {children}
    </main>
  );
}
