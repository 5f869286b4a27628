// Slot for « Continuer autrement »: a page provides the feature's button to the shared parts that show it, the viewer's header and the
// panel after a save.
import type { ContentKind } from '@palmares/core/content-kind';
import { createContext, type ReactNode, useContext } from 'react';

export type ConvertSlotProps = { kind: ContentKind; id: number; size?: 's' | 'm' };

/** Null on pages that do not offer it. */
export const ConvertSlotContext = createContext<((props: ConvertSlotProps) => ReactNode) | null>(null);

/** Renders the conversion options of a saved content. */
export function ConvertSlot(props: ConvertSlotProps): ReactNode {
  const draw = useContext(ConvertSlotContext);
  return draw?.(props) ?? null;
}
