// « Continuer autrement »: the page hands the feature's button to the places that show it, a viewer's head and what stands after a save.
import type { ContentKind } from '@palmares/core/content-kind';
import { createContext, type ReactNode, useContext } from 'react';

export type BridgesProps = { kind: ContentKind; id: number; size?: 's' | 'm' };

/** Null where a page leads nowhere else. */
export const BridgesContext = createContext<((props: BridgesProps) => ReactNode) | null>(null);

/** The ways on from a saved content. */
export function Bridges(props: BridgesProps): ReactNode {
  const draw = useContext(BridgesContext);
  return draw?.(props) ?? null;
}
