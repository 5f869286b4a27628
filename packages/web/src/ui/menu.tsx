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
    };

export type MenuProps = {
  /** The name of the button that opens it. */
  label: string;
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  /** Of the button, besides: its place among others. */
  triggerProps?: ComponentProps<'button'>;
  /** Shown above the items: who is signed in, what is meant. */
  header?: ReactNode;
  items: readonly MenuItem[];
};

/** Where the focus goes in a menu that was opened by a key; null for one that was opened by a press. */
export type MenuEntry = 'first' | 'last' | null;

const ENTRY_KEYS: Readonly<Record<string, MenuEntry>> = { ArrowDown: 'first', ArrowUp: 'last' };

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(() => loadPopup().then((module) => ({ default: module.MenuPopup })));

/** A button with a menu. The code of the menu comes with the first hint that it will be opened. */
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
    // In a row of buttons the arrows lead to the next one.
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
        // A click without a press is that of Enter, Space or a screen reader.
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
