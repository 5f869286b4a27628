import styles from './icon.module.css';

export type IconProps = { size?: 's' | 'm' | 'l'; className?: string | undefined };

/** Creates a component that strokes `path` on a 24 × 24 grid. Icons are always decoration: the control around them has the name. */
export function drawIcon(path: string): (props: IconProps) => React.JSX.Element {
  return ({ size = 'm', className }) => (
    <svg
      viewBox="0 0 24 24"
      className={`${styles.icon} ${styles[size]} ${className ?? ''}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
