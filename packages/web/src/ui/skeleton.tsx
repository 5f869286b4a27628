import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A grey placeholder. A class sets its size; `text` makes it one line of text. */
export function Skeleton({ className, text = false }: { className?: string | undefined; text?: boolean }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, text && styles.text, className)} />;
}
