import styles from './spinner.module.css';

/** Decoration only: a text beside it says what is loading. */
export function Spinner({ size = 'm' }: { size?: 's' | 'm' | 'l' }) {
  return <span className={`${styles.spinner} ${styles[size]}`} aria-hidden="true" />;
}
