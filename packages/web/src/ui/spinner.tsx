import styles from './spinner.module.css';

/** Decoration: what is being waited for is said in words beside it. */
export function Spinner({ size = 'm' }: { size?: 's' | 'm' | 'l' }) {
  return <span className={`${styles.spinner} ${styles[size]}`} aria-hidden="true" />;
}
