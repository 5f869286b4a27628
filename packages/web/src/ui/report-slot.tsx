// Slot for the report button: shared components say where it goes and what it reports, pages provide it (features/report). Screens without
// reports, such as builders, provide none.
import type { ReportedKind } from '@palmares/core/report/case';
import { createContext, type ReactNode, useContext } from 'react';

export type ReportTarget =
  | { readonly kind: Exclude<ReportedKind, 'author'>; readonly id: number; readonly name: string }
  | { readonly kind: 'author'; readonly nametag: string; readonly name: string };

/** `menu`: in the menu of a page's header; `button`: in an image dialog. */
export type ReportSlotProps = { target: ReportTarget; look: 'menu' | 'button' };

/** Null inside another provider hides the slot: the reader owns what is inside. */
export const ReportSlotContext = createContext<((props: ReportSlotProps) => ReactNode) | null>(null);

export function ReportSlot(props: ReportSlotProps) {
  return useContext(ReportSlotContext)?.(props);
}
