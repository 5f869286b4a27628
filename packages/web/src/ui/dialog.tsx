import { lazy, type ReactNode, Suspense } from 'react';

export type DialogProps = {
  /** Stay mounted and flip it to get the closing movement; leaving it out means open. */
  open?: boolean;
  title: string;
  /** Of several questions in one dialog, the one that is shown; the title, unless told. */
  step?: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons: the last one is the main one. */
  footer?: ReactNode;
  onClose: () => void;
  size?: 'm' | 'l';
  /** What takes the focus when it closes; null, or left out: what had it before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
};

const loadPopup = () => import('./dialog-popup.tsx');
const DialogPopup = lazy(() => loadPopup().then((module) => ({ default: module.DialogPopup })));

/** Fetches the code of dialogs ahead of the first click, so that the answer to it is immediate. */
export function preloadDialog(): void {
  loadPopup().catch(() => {
    // Offline: the click loads it again, and shows the error if that fails too.
  });
}

/** A modal dialog; on a phone, a sheet from the bottom. Focus is trapped, Escape closes, focus goes back where it was. */
export function Dialog({ open = true, ...props }: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogPopup shape="dialog" open={open} {...props} />
    </Suspense>
  );
}

/** A panel on the side; on a phone, a sheet from the bottom. The page behind stays visible. */
export function Drawer({ open = true, ...props }: Omit<DialogProps, 'size'>) {
  return (
    <Suspense fallback={null}>
      <DialogPopup shape="drawer" open={open} {...props} />
    </Suspense>
  );
}
