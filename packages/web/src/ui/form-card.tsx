import type { ReactNode } from 'react';
import styles from './form-card.module.css';
import { Logo } from './logo.tsx';

/** A page that consists of a short form: logo, title, fields. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.heading}>
          <Logo />
          <h1 className={styles.title}>{title}</h1>
        </div>
        {children}
      </div>
    </main>
  );
}
