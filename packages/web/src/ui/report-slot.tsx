// Where a thing can be reported: the shared parts say where and what, the page says with what (features/report), so that a screen
// where nothing is reported, as a builder, offers nothing.
import type { ReportedKind } from '@palmares/core/report/case';
import { createContext, type ReactNode, useContext } from 'react';

export type ReportTarget =
  | { readonly kind: Exclude<ReportedKind, 'author'>; readonly id: number; readonly name: string }
  | { readonly kind: 'author'; readonly nametag: string; readonly name: string };

/** `menu`: behind the dots of a page's head; `button`: in a dialog of an image. */
export type ReportSlotProps = { target: ReportTarget; look: 'menu' | 'button' };

/** Null within another one: what stands inside is one's own. */
export const ReportSlotContext = createContext<((props: ReportSlotProps) => ReactNode) | null>(null);

export function ReportSlot(props: ReportSlotProps) {
  return useContext(ReportSlotContext)?.(props);
}
