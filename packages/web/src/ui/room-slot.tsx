// Slot for « Ouvrir un salon »: shared screens say where it goes, pages provide it (features/room-open).
import type { Album } from '@palmares/core/contract/types';
import { createContext, type ReactNode, useContext } from 'react';

/** `images`: the chosen ones, in the order of play; null for all of the album. `section`: a block of the album's page. */
export type RoomSlotProps = {
  album: Album;
  images: readonly number[] | null;
  look: 'section' | 'button';
};

/** Null on pages that do not offer it. */
export const RoomSlotContext = createContext<((props: RoomSlotProps) => ReactNode) | null>(null);

export function RoomSlot(props: RoomSlotProps): ReactNode {
  return useContext(RoomSlotContext)?.(props) ?? null;
}
