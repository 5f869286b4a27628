import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** What the page it leads to reads as the state of its step. */
  state?: unknown;
  /** The page it leads to takes this one's step in the history. */
  replace?: boolean;
  /** The scroll stays where it is. */
  preventScrollReset?: boolean;
  /** Leaves the app and loads the page anew. */
  reloadDocument?: boolean;
};

/**
 * A link within the site, on the hooks that React Router gives for links of one's own: its component brings what only its framework
 * mode needs, 3 kB of the first view (docs/decisions/0046-first-paint.md).
 */
export function Link({
  to,
  state,
  replace,
  preventScrollReset = false,
  reloadDocument = false,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const navigate = useLinkClickHandler(to, {
    state,
    preventScrollReset,
    // Left out, a link to the page itself replaces its step, as the browser's own links do.
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
