import { lazy, type ReactNode, Suspense } from 'react';

export type DialogProps = {
  /** Set it to false while staying mounted for the closing animation; true by default. */
  open?: boolean;
  title: string;
  /** Identifies the current question when one dialog shows several; defaults to the title. */
  step?: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the last one is the main one. */
  footer?: ReactNode;
  onClose: () => void;
  size?: 'm' | 'l';
  /** Returns the element to focus after closing; null, or left out: the element that had the focus before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
};

const loadPopup = () => import('./dialog-popup.tsx');
const DialogPopup = lazy(() => loadPopup().then((module) => ({ default: module.DialogPopup })));

/** Preloads the code of dialogs, so that the first one opens at once. */
export function preloadDialog(): void {
  loadPopup().catch(() => {
    // Offline: the click loads it again, and shows the error if that fails too.
  });
}

/** A modal dialog; on a phone, a bottom sheet. Focus is trapped, Escape closes, and the focus returns to where it was. */
export function Dialog({ open = true, ...props }: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogPopup shape="dialog" open={open} {...props} />
    </Suspense>
  );
}

/** A side panel; on a phone, a bottom sheet. The page behind stays visible. */
export function Drawer({ open = true, ...props }: Omit<DialogProps, 'size'>) {
  return (
    <Suspense fallback={null}>
      <DialogPopup shape="drawer" open={open} {...props} />
    </Suspense>
  );
}
