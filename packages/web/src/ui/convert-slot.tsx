// Slot for « Continuer autrement »: a page provides the feature's button to the shared parts that show it, the viewer's header and the
// panel after a save.
import type { ContentKind } from '@palmares/core/content-kind';
import { createContext, type ReactNode, useContext } from 'react';

export type BridgesProps = { kind: ContentKind; id: number; size?: 's' | 'm' };

/** Null on pages that do not offer it. */
export const BridgesContext = createContext<((props: BridgesProps) => ReactNode) | null>(null);

/** Renders the conversion options of a saved content. */
export function Bridges(props: BridgesProps): ReactNode {
  const draw = useContext(BridgesContext);
  return draw?.(props) ?? null;
}
