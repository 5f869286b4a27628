import { lazy, type ReactNode } from 'react';
import { ContinueButton } from '../features/convert-content/continue-button.tsx';
import { ConvertSlotContext, type ConvertSlotProps } from '../ui/convert-slot.tsx';

const LazyDialog = lazy(() =>
  import('./convert-content-dialog.tsx').then((module) => ({ default: module.ConvertContentDialog })),
);

const draw = (props: ConvertSlotProps) => <ContinueButton {...props} Dialog={LazyDialog} />;

/** Wraps a page whose content can be converted to another kind. */
export function WithConvertContent({ children }: { children: ReactNode }) {
  return <ConvertSlotContext value={draw}>{children}</ConvertSlotContext>;
}
