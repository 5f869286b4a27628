import { Menu } from '@base-ui/react/menu';
import type { Language } from '@palmares/texts/language';
import type { MouseEvent } from 'react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { recordOpener, restoreFocus } from '../lib/return-focus.ts';
import { classNames } from './class-names.ts';
import { IconCheck } from './icons-actions.tsx';
import { Link } from './link.tsx';
import styles from './menu-popup.module.css';
import { PRESS_GUARD_MS } from './press-guard.tsx';

export type MenuItem =
  | { kind: 'separator' }
  | { kind?: 'link'; label: string; icon?: ReactNode; to: string }
  | {
      kind?: 'action';
      label: string;
      icon?: ReactNode;
      onSelect: () => void;
      danger?: boolean;
      disabled?: boolean;
      /** An option that is on or off. */
      checked?: boolean;
      /** Language of the label, when it is not that of the page. */
      lang?: Language;
    };

/** The item to focus in a menu opened by a key; null for one opened by a press. */
export type MenuEntry = 'first' | 'last' | null;

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
    // A chosen item may open a dialog, which returns the focus to the menu button, because the menu is closed by then.
    anchor.current?.focus();
    // A chosen item may also remove the button together with its row.
    if (popup.current && anchor.current) restoreFocus(recordOpener(popup.current, anchor.current));
    run();
  }
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next, details) => {
        // The menu button itself handles a press on it.
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

/** Moves the focus to an item: Base UI focuses the menu itself, because it only tracks keys of its own trigger. */
function useEntry(popup: RefObject<HTMLElement | null>, entry: MenuEntry): void {
  useEffect(() => {
    if (entry === null) return undefined;
    // Waits until the menu is positioned.
    const frame = requestAnimationFrame(() => {
      const items = popup.current?.querySelectorAll<HTMLElement>(
        '[role^="menuitem"]:not([aria-disabled="true"])',
      );
      [...(items ?? [])].at(entry === 'first' ? 0 : -1)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [popup, entry]);
}

/** True when the dialog or page that was opened has the focus: the closing menu must not move it. */
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
  const { checked, lang } = item;
  if (checked !== undefined)
    return (
      <Menu.CheckboxItem
        className={styles.item}
        checked={checked}
        closeOnClick
        lang={lang}
        onCheckedChange={() => onChoose(item.onSelect)}
      >
        {item.label}
        {checked && <IconCheck className={styles.check ?? ''} />}
      </Menu.CheckboxItem>
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

/** Maximum distance between the two presses of a double click or double tap, in CSS pixels. */
const NEAR = 24;

/**
 * After a click that removes its own target, the second press of a double click would hit the element below, and a second Enter the focused
 * element. Both are ignored for as long as a guarded control refuses presses (decision 0084).
 */
function ignoreNextPress({ detail, clientX, clientY, timeStamp }: MouseEvent): void {
  const until = timeStamp + PRESS_GUARD_MS;
  // Enter and screen readers click without a pointer press.
  const isOfPointer = detail > 0;
  const isSecond = (event: Event): boolean => {
    if (event instanceof KeyboardEvent) return !isOfPointer && (event.key === 'Enter' || event.key === ' ');
    if (!(event instanceof globalThis.MouseEvent)) return false;
    return isOfPointer && Math.hypot(event.clientX - clientX, event.clientY - clientY) < NEAR;
  };
  const stop = new AbortController();
  const ignore = (event: Event) => {
    // After another key, Enter is a new press.
    const isOtherKey = event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ';
    if (event.timeStamp > until || isOtherKey) stop.abort();
    else if (isSecond(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'click', 'keydown'])
    window.addEventListener(type, ignore, { capture: true, signal: stop.signal });
}
