import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Navigation state for the target page. */
  state?: unknown;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  /** Leaves the app and loads the page from the server. */
  reloadDocument?: boolean;
};

/**
 * A link within the site, built on React Router's hooks: its own Link component includes code for framework mode, 3 kB of the first view
 * (docs/decisions/0042-first-view.md).
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
 * A link to the current page replaces its history entry, as native links do. The current page is read from the address: React Router still
 * reports the old page when the second click of a double click comes before the new page is rendered, and would push two entries.
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
