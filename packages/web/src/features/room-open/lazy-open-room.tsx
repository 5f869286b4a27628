import { lazy, Suspense } from 'react';
import type { RoomSlotProps } from '../../ui/room-slot.tsx';

const OpenRoom = lazy(async () => ({ default: (await import('./open-room.tsx')).OpenRoom }));

/** For pages that show the action in a dialog, so that their first view does not carry it. */
export const renderOpenRoom = (props: RoomSlotProps) => (
  <Suspense fallback={null}>
    <OpenRoom {...props} />
  </Suspense>
);
