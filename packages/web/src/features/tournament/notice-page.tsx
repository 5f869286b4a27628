import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './notice-page.module.css';

type Props = { heading: string; title: string; text?: string; action?: ReactNode };

/** Replaces a screen that cannot be shown: states the reason and the possible action. */
export function NoticePage({ heading, title, text, action }: Props) {
  return (
    <div className={styles.page}>
      <VisuallyHidden as="div">
        <h1>{heading}</h1>
      </VisuallyHidden>
      <div role="alert">
        <EmptyState isPage title={title} {...(text === undefined ? {} : { text })} action={action} />
      </div>
    </div>
  );
}
