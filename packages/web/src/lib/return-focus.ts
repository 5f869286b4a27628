// Restores the focus after a dialog has closed and its opener was removed: a confirmed deletion removes the row, either at once or after
// the list was fetched again (decision 0084).
import { isRendered } from './is-rendered.ts';

const ROW = 'li, tr';
const HEADING = 'h1, h2, h3';
const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)';

/** The focused element when a dialog opened, and its surroundings. */
export type FocusOrigin = {
  /** Null when nothing had the focus. */
  readonly opener: HTMLElement | null;
  /** Ordered from the innermost to the outermost. */
  readonly ancestors: readonly Element[];
  readonly rows: readonly Row[];
  readonly path: string;
  /** The origin of the dialog that opened this one, or that this one replaces. */
  readonly parent: FocusOrigin | null;
};

type Row = {
  /** The row of the opener, the rows after it, then those before it, the nearest first. */
  readonly nearest: readonly Element[];
  /** Zero-based index of the opener among the row's controls. */
  readonly control: number;
};

const origins = new WeakMap<Element, FocusOrigin>();
/** The origin of a dialog that closes in the same commit. */
let closing: FocusOrigin | null = null;
let stopRestoring: () => void = () => undefined;

/** Call when a dialog opens, before it takes the focus. `portal` is the element that holds the dialog. */
export function recordFocusOrigin(portal: Element): FocusOrigin {
  stopRestoring();
  const origin = findOrigin(document.activeElement);
  origins.set(portal, origin);
  return origin;
}

/** After a dialog that was opened from a menu, the focus returns to the menu's opener. */
export function recordOpener(menu: Element, opener: HTMLElement): FocusOrigin {
  const origin = findOrigin(opener);
  origins.set(menu, origin);
  return origin;
}

/** Call before the pressed control is removed with its row, when no dialog is involved. */
export function restoreFocusNear(): void {
  restoreFocus(findOrigin(document.activeElement));
}

function findOrigin(active: Element | null): FocusOrigin {
  const opener = active instanceof HTMLElement && active !== document.body ? active : null;
  const ancestors = opener === null ? [] : getAncestors(opener);
  const within = ancestors.find((element) => origins.has(element));
  return {
    opener,
    ancestors,
    rows: ancestors.filter((element) => element.matches(ROW)).map((row) => toRow(row, opener)),
    path: location.pathname,
    parent: (within && origins.get(within)) ?? (opener === null ? closing : null),
  };
}

/** Call when the dialog closes: watches until the focus has a target, which may be after the row was removed. */
export function restoreFocus(origin: FocusOrigin): void {
  closing = origin;
  stopRestoring();
  const stop = new AbortController();
  stopRestoring = () => stop.abort();
  // Waits until the dialog library has restored the focus, which it does in its own microtask.
  queueMicrotask(() =>
    queueMicrotask(() => {
      if (closing === origin) closing = null;
      if (!stop.signal.aborted) watch(origin, stop);
    }),
  );
}

function watch(origin: FocusOrigin, stop: AbortController): void {
  function check(): void {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== null) {
      // When the opener has the focus again, keep watching: its row may still be removed.
      if (!getOpeners(origin).includes(activeElement)) stop.abort();
    } else if (!isAwaited(origin)) {
      stop.abort();
      // The new page manages the focus after a navigation.
      if (location.pathname === origin.path) findFocus(origin)?.focus();
    }
  }
  const observer = new MutationObserver(check);
  observer.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('focusin', check, { signal: stop.signal });
  // A press elsewhere moves the focus away: stop watching.
  document.addEventListener('pointerdown', () => stop.abort(), { capture: true, signal: stop.signal });
  check();
}

/** True while the opener is disabled because its row is being changed. */
const isAwaited = ({ opener }: FocusOrigin): boolean =>
  opener !== null && opener.isConnected && opener.matches(':disabled');

function getOpeners({ opener, parent }: FocusOrigin): Element[] {
  return [...(opener === null ? [] : [opener]), ...(parent === null ? [] : getOpeners(parent))];
}

/** Returns the opener, else the nearest remaining row, else the heading of the list. */
function findFocus(origin: FocusOrigin): HTMLElement | null {
  const { opener, parent, rows } = origin;
  if (opener?.isConnected) return isUsable(opener) ? opener : findHeading(origin);
  // The opener was in a dialog that is closed too: use the opener of that dialog.
  if (parent !== null) return findFocus(parent);
  for (const { nearest, control } of rows)
    for (const row of nearest) {
      const found = row.isConnected ? getControl(row, control) : null;
      if (found !== null) return found;
    }
  return findHeading(origin);
}

function findHeading({ ancestors }: FocusOrigin): HTMLElement | null {
  for (const element of ancestors) {
    const heading = element.isConnected ? getHeading(element) : null;
    if (heading === null) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  }
  return null;
}

/** Returns the heading that labels the element, else the first heading in it that is not part of a row. */
function getHeading(element: Element): HTMLElement | null {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const headings = element.matches(ROW) ? [] : [...element.querySelectorAll<HTMLElement>(HEADING)];
  const own = headings.find((heading) => heading.closest(ROW) === null && isRendered(heading));
  return label?.matches(HEADING) ? label : (own ?? null);
}

function getAncestors(element: Element): Element[] {
  const found: Element[] = [];
  for (
    let above = element.parentElement;
    above !== null && above !== document.body;
    above = above.parentElement
  )
    found.push(above);
  return found;
}

function toRow(row: Element, opener: Element | null): Row {
  const siblings = [...(row.parentElement?.children ?? [])];
  const index = siblings.indexOf(row);
  return {
    nearest: [...siblings.slice(index), ...siblings.slice(0, index).toReversed()],
    control: getControls(row).findIndex((control) => control === opener),
  };
}

const getControls = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CONTROL)].filter(isUsable);

/** Returns the control at the opener's position in its row, else the first control. */
function getControl(row: Element, index: number): HTMLElement | null {
  const controls = getControls(row);
  return controls[index] ?? controls[0] ?? null;
}

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled') && element.closest('[inert]') === null && isRendered(element);
