import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A grey place of the final size. Give the size with a class; `text` is one line of text. */
export function Skeleton({ className, text = false }: { className?: string | undefined; text?: boolean }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, text && styles.text, className)} />;
}
