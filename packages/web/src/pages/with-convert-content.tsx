import { lazy, type ReactNode } from 'react';
import { ContinueButton } from '../features/convert-content/continue-button.tsx';
import { BridgesContext, type BridgesProps } from '../ui/convert-slot.tsx';

const LazyDialog = lazy(() =>
  import('./convert-content-dialog.tsx').then((module) => ({ default: module.BridgesDialog })),
);

const draw = (props: BridgesProps) => <ContinueButton {...props} Dialog={LazyDialog} />;

/** Wraps a page whose content can be converted to another kind. */
export function WithBridges({ children }: { children: ReactNode }) {
  return <BridgesContext value={draw}>{children}</BridgesContext>;
}
