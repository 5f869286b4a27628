// Where the focus goes when a dialog has closed and what opened it is gone: a confirmed deletion takes its row away, with the
// closing or when the list has been asked for again (decision 0084).
import { isRendered } from './is-rendered.ts';

const ROW = 'li, tr';
const HEADING = 'h1, h2, h3';
const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)';

/** What had the focus when a dialog opened, and what stood around it. */
export type FocusOrigin = {
  /** Null when nothing had it. */
  readonly opener: HTMLElement | null;
  /** From the inside out. */
  readonly ancestors: readonly Element[];
  readonly rows: readonly Row[];
  readonly path: string;
  /** Of the dialog that this one was opened from, or whose place it takes. */
  readonly parent: FocusOrigin | null;
};

type Row = {
  /** The row of the opener, those after it, then those before it, the nearest first. */
  readonly nearest: readonly Element[];
  /** Zero-based index of the opener among the row's controls. */
  readonly control: number;
};

const origins = new WeakMap<Element, FocusOrigin>();
/** Of the dialog that closes in the same commit. */
let closing: FocusOrigin | null = null;
let stopRestoring: () => void = () => undefined;

/** When a dialog opens, before it takes the focus. `portal` holds the dialog. */
export function noteFocusOrigin(portal: Element): FocusOrigin {
  stopRestoring();
  const origin = findOrigin(document.activeElement);
  origins.set(portal, origin);
  return origin;
}

/** What opened a menu has the focus after a dialog that is opened from the menu. */
export function noteOpener(menu: Element, opener: HTMLElement): FocusOrigin {
  const origin = findOrigin(opener);
  origins.set(menu, origin);
  return origin;
}

/** Before the pressed control leaves with its row, without a dialog. */
export function keepFocusNear(): void {
  restoreFocus(findOrigin(document.activeElement));
}

function findOrigin(active: Element | null): FocusOrigin {
  const opener = active instanceof HTMLElement && active !== document.body ? active : null;
  const ancestors = opener === null ? [] : ancestorsOf(opener);
  const within = ancestors.find((element) => origins.has(element));
  return {
    opener,
    ancestors,
    rows: ancestors.filter((element) => element.matches(ROW)).map((row) => toRow(row, opener)),
    path: location.pathname,
    parent: (within && origins.get(within)) ?? (opener === null ? closing : null),
  };
}

/** When the dialog closes: watches until the focus has a place, which may be after the row has left. */
export function restoreFocus(origin: FocusOrigin): void {
  closing = origin;
  stopRestoring();
  const stop = new AbortController();
  stopRestoring = () => stop.abort();
  // Once the library has given the focus back, which it does in a microtask of its own.
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
      // The row of what has the focus again may still leave.
      if (!openersOf(origin).includes(activeElement)) stop.abort();
    } else if (!isAwaited(origin)) {
      stop.abort();
      // On another page the focus is that page's to give.
      if (location.pathname === origin.path) findFocus(origin)?.focus();
    }
  }
  const observer = new MutationObserver(check);
  observer.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('focusin', check, { signal: stop.signal });
  // Whoever presses somewhere else has left it.
  document.addEventListener('pointerdown', () => stop.abort(), { capture: true, signal: stop.signal });
  check();
}

/** The opener is disabled while its row is being changed. */
const isAwaited = ({ opener }: FocusOrigin): boolean =>
  opener !== null && opener.isConnected && opener.matches(':disabled');

function openersOf({ opener, parent }: FocusOrigin): Element[] {
  return [...(opener === null ? [] : [opener]), ...(parent === null ? [] : openersOf(parent))];
}

/** The opener, else the nearest row that is left, else the heading of the list. */
function findFocus(origin: FocusOrigin): HTMLElement | null {
  const { opener, parent, rows } = origin;
  if (opener?.isConnected) return isUsable(opener) ? opener : findHeading(origin);
  // What was opened from a dialog that is gone, too: from what opened that one.
  if (parent !== null) return findFocus(parent);
  for (const { nearest, control } of rows)
    for (const row of nearest) {
      const found = row.isConnected ? controlOf(row, control) : null;
      if (found !== null) return found;
    }
  return findHeading(origin);
}

function findHeading({ ancestors }: FocusOrigin): HTMLElement | null {
  for (const element of ancestors) {
    const heading = element.isConnected ? headingOf(element) : null;
    if (heading === null) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  }
  return null;
}

/** The one that names the element, else the first one in it that is not of a row. */
function headingOf(element: Element): HTMLElement | null {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const headings = element.matches(ROW) ? [] : [...element.querySelectorAll<HTMLElement>(HEADING)];
  const own = headings.find((heading) => heading.closest(ROW) === null && isRendered(heading));
  return label?.matches(HEADING) ? label : (own ?? null);
}

function ancestorsOf(element: Element): Element[] {
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
    control: controlsOf(row).findIndex((control) => control === opener),
  };
}

const controlsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CONTROL)].filter(isUsable);

/** The one that stands where the opener stood in its row, else the first. */
function controlOf(row: Element, index: number): HTMLElement | null {
  const controls = controlsOf(row);
  return controls[index] ?? controls[0] ?? null;
}

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled') && element.closest('[inert]') === null && isRendered(element);
