import type { ComponentProps, MouseEvent } from 'react';
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
 * mode needs, 3 kB of the first view (docs/decisions/0042-first-view.md).
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
  const follow = useLinkClick(to, {
    state,
    preventScrollReset,
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * A link to the page itself replaces its step in the history, as the browser's own links do. Whether it is one is read off the address:
 * the router still says the old page when the second click of a double click comes before the new one is drawn, and would step twice.
 */
export function useLinkClick(
  to: To,
  options: Pick<LinkProps, 'state' | 'preventScrollReset' | 'replace'>,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const path = useHref(to);
  const step = useLinkClickHandler(to, options);
  const stay = useLinkClickHandler(to, { ...options, replace: true });
  return (event) => {
    const { href } = new URL(path, document.baseURI);
    (window.location.href === href ? stay : step)(event);
  };
}
