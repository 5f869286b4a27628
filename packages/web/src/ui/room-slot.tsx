// Slot for « Ouvrir un salon »: shared screens say where it goes, pages provide it (features/room-open).
import type { Album } from '@palmares/core/contract/types';
import { createContext, type ReactNode, useContext } from 'react';

/** `images`: the chosen ones, in the order of play; null for all of the album. `section`: a block of the album's page. */
export type RoomAction = {
  album: Album;
  images: readonly number[] | null;
  look: 'section' | 'button';
};

type RenderRoom = (action: RoomAction, space: ReactNode) => ReactNode;

/** Null on pages that do not offer it. */
export const RoomSlotContext = createContext<RenderRoom | null>(null);

type Props = Omit<RoomAction, 'album'> & {
  /** Undefined while it loads. */
  album: Album | undefined;
  /** Shown until the album and the code of the action are there. */
  space?: ReactNode;
};

export function RoomSlot({ album, images, look, space = null }: Props): ReactNode {
  const render = useContext(RoomSlotContext);
  if (render === null) return null;
  return album === undefined ? space : render({ album, images, look }, space);
}
