import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
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
  /** Shown above the items: who is signed in, what is meant. */
  header?: ReactNode;
  items: readonly MenuItem[];
};

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(() => loadPopup().then((module) => ({ default: module.MenuPopup })));

/** A button with a menu. The code of the menu comes with the first hint that it will be opened. */
export function Menu({ label, trigger, triggerClassName, header, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        {...hint(label)}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadPopup()}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
      >
        {trigger}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <MenuPopup
            open={open}
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
