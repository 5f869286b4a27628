import { ROOM } from '@palmares/core/room/limits';
import { ACTION_TEXTS } from '@palmares/texts/page/rooms-action';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { findCreationRefusal } from '../../lib/creation-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { IconUser } from '../../ui/icons-actions.tsx';
import { RoomSection } from '../../ui/room-section.tsx';
import type { RoomAction } from '../../ui/room-slot.tsx';

const OpenRoomDialog = lazy(() =>
  import('./open-room-dialog.tsx').then((module) => ({ default: module.OpenRoomDialog })),
);

/** « Ouvrir un salon »: the code of its dialog loads on demand (SA-1). Nothing on an album that the reader may not build on. */
export function OpenRoom({ album, images, look }: RoomAction) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (findCreationRefusal(album, user) !== null || album.images.length < ROOM.imagesMin) return null;
  const button = (
    <Button icon={<IconUser size="s" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {ACTION_TEXTS.open}
    </Button>
  );
  return (
    <>
      {look === 'button' ? button : <RoomSection>{button}</RoomSection>}
      {open && (
        <Suspense fallback={null}>
          <OpenRoomDialog album={album} images={images} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
