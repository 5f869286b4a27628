import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-props.ts';

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
