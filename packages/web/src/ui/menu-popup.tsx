import { Menu } from '@base-ui/react/menu';
import type { MouseEvent } from 'react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { noteOpener, restoreFocus } from '../lib/return-focus.ts';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { MenuEntry, MenuItem } from './menu.tsx';
import styles from './menu-popup.module.css';
import { PRESS_GUARD_MS } from './press-guard.tsx';

type Props = {
  open: boolean;
  entry: MenuEntry;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  header: ReactNode;
  items: readonly MenuItem[];
};

export function MenuPopup({ open, entry, onOpenChange, anchor, label, header, items }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  useEntry(popup, open ? entry : null);
  function choose(run: () => void): void {
    // What is chosen may open a dialog, which gives the focus back to the button: the menu is gone by then.
    anchor.current?.focus();
    // What is chosen may also take the button away with its row.
    if (popup.current && anchor.current) restoreFocus(noteOpener(popup.current, anchor.current));
    run();
  }
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next, details) => {
        // The press on the button that opened it is the button's own to answer.
        const target = details.event.target;
        if (!next && target instanceof Node && anchor.current?.contains(target)) return;
        onOpenChange(next);
      }}
    >
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} anchor={anchor} sideOffset={8} align="end">
          <Menu.Popup
            ref={popup}
            className={styles.popup}
            finalFocus={() => (isFocusTaken(popup.current) ? false : anchor.current)}
            aria-label={label}
            onClickCapture={ignoreNextPress}
          >
            {header !== undefined && header !== null && <div className={styles.header}>{header}</div>}
            {items.map((item) =>
              item.kind === 'separator' ? (
                <Menu.Separator key="separator" className={styles.separator} />
              ) : (
                <Row key={item.label} item={item} onChoose={choose} />
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Base UI gives the focus to the menu itself: it knows of keys only what its own button hears. */
function useEntry(popup: RefObject<HTMLElement | null>, entry: MenuEntry): void {
  useEffect(() => {
    if (entry === null) return undefined;
    // Once it stands where it belongs.
    const frame = requestAnimationFrame(() => {
      const items = popup.current?.querySelectorAll<HTMLElement>(
        '[role="menuitem"]:not([aria-disabled="true"])',
      );
      [...(items ?? [])].at(entry === 'first' ? 0 : -1)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [popup, entry]);
}

/** By the dialog or the page that was chosen: the menu, which goes later, leaves it there. */
function isFocusTaken(popup: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && popup?.contains(activeElement) !== true;
}

type RowProps = { item: Exclude<MenuItem, { kind: 'separator' }>; onChoose: (run: () => void) => void };

function Row({ item, onChoose }: RowProps) {
  if ('to' in item)
    return (
      <Menu.LinkItem className={styles.item} closeOnClick render={<Link to={item.to} />}>
        {item.icon}
        {item.label}
      </Menu.LinkItem>
    );
  return (
    <Menu.Item
      className={classNames(styles.item, item.danger && styles.danger)}
      disabled={item.disabled ?? false}
      onClick={() => onChoose(item.onSelect)}
    >
      {item.icon}
      {item.label}
    </Menu.Item>
  );
}

/** The second press of a double click or double tap is at most so far from the first, in CSS pixels. */
const NEAR = 24;

/**
 * After a click that takes away what was clicked: the second press of two would fall on what lies there now, a second Enter on what has
 * the focus now. Both are ignored for as long as a guarded control refuses presses (decision 0084).
 */
function ignoreNextPress({ detail, clientX, clientY, timeStamp }: MouseEvent): void {
  const until = timeStamp + PRESS_GUARD_MS;
  // Enter and screen readers click without a press.
  const isOfPointer = detail > 0;
  const isSecond = (event: Event): boolean => {
    if (event instanceof KeyboardEvent) return !isOfPointer && (event.key === 'Enter' || event.key === ' ');
    if (!(event instanceof globalThis.MouseEvent)) return false;
    return isOfPointer && Math.hypot(event.clientX - clientX, event.clientY - clientY) < NEAR;
  };
  const stop = new AbortController();
  const ignore = (event: Event) => {
    if (event.timeStamp > until) stop.abort();
    else if (isSecond(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'click', 'keydown'])
    window.addEventListener(type, ignore, { capture: true, signal: stop.signal });
}
