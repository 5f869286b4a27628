import { classNames } from './class-names.ts';
import styles from './logo.module.css';

/** The logo: five rounded bars in the tier colours, longest on top. */
export function Logo({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <span className={classNames(styles.mark, styles[size])} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </span>
  );
}
