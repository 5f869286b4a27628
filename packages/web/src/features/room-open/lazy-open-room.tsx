import { lazy, type ReactNode, Suspense } from 'react';
import type { RoomAction } from '../../ui/room-slot.tsx';

const OpenRoom = lazy(async () => ({ default: (await import('./open-room.tsx')).OpenRoom }));

/** For pages that show the action in a dialog, so that their first view does not carry it. */
export const renderOpenRoom = (action: RoomAction, space: ReactNode) => (
  <Suspense fallback={space}>
    <OpenRoom {...action} />
  </Suspense>
);
