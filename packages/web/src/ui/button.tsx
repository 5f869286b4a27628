import type { ComponentProps, ReactNode } from 'react';
import type { To } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  /** Takes the full width of its container. */
  wide?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};

export type ButtonProps = Look & { to?: undefined; loading?: boolean } & Omit<
    ComponentProps<'button'>,
    'children'
  >;
type AsLink = Look & { to: To; loading?: undefined } & Omit<LinkProps, 'children' | 'to'>;

/** A button, or with `to` a link styled as one. While `loading` it keeps its name and width, and ignores clicks. */
export function Button(props: ButtonProps | AsLink) {
  if (props.to !== undefined) {
    const { variant = 'secondary', size = 'm', wide, icon, children, className, loading: _, ...link } = props;
    return (
      <Link className={buttonClass({ variant, size, wide }, className)} {...link}>
        {icon}
        <span className={styles.label}>{children}</span>
      </Link>
    );
  }
  const {
    variant = 'secondary',
    size = 'm',
    wide,
    icon,
    children,
    className,
    loading,
    onClick,
    to: _,
    ...button
  } = props;
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || button['aria-disabled']}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <Spinner size="s" /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

function buttonClass(
  look: { variant: string; size: string; wide: boolean | undefined },
  className: string | undefined,
): string | undefined {
  return classNames(
    styles.button,
    styles[look.variant],
    styles[look.size],
    look.wide && styles.wide,
    className,
  );
}
