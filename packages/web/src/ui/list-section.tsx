import { type ReactNode, useId } from 'react';
import styles from './list-section.module.css';

/** A titled list on a page that has several. */
export function ListSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
