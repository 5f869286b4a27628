import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { hint } from './hint.ts';
import type { MenuEntry, MenuItem } from './menu-popup.tsx';

export type MenuProps = {
  /** Accessible name of the menu button. */
  label: string;
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  /** Additional props of the button, such as its position among others. */
  triggerProps?: ComponentProps<'button'>;
  /** Shown above the items: who is signed in, or what the menu applies to. */
  header?: ReactNode;
  items: readonly MenuItem[];
};

const ENTRY_KEYS: Readonly<Record<string, MenuEntry>> = { ArrowDown: 'first', ArrowUp: 'last' };

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(() => loadPopup().then((module) => ({ default: module.MenuPopup })));

/** A button with a menu. The menu's code loads at the first sign that it will be opened. */
export function Menu({ label, trigger, triggerClassName, triggerProps, header, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [entry, setEntry] = useState<MenuEntry>(null);
  const button = useRef<HTMLButtonElement>(null);

  function toggle(next: boolean, from: MenuEntry): void {
    setWanted(true);
    setOpen(next);
    setEntry(from);
  }

  function openByArrow(event: KeyboardEvent): void {
    const from = ENTRY_KEYS[event.key];
    // The handler of a row of buttons has already moved the focus and prevented the default.
    if (from === undefined || event.defaultPrevented) return;
    event.preventDefault();
    toggle(true, from);
  }

  return (
    <>
      <button
        {...triggerProps}
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        {...hint(label)}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadPopup()}
        // A click with `detail` 0 comes from Enter, Space or a screen reader.
        onClick={({ detail }) => toggle(!open, detail === 0 ? 'first' : null)}
        onKeyDown={openByArrow}
      >
        {trigger}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <MenuPopup
            open={open}
            entry={entry}
            onOpenChange={setOpen}
            anchor={button}
            label={label}
            header={header}
            items={items}
          />
        </Suspense>
      )}
    </>
  );
}
