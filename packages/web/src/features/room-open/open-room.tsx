import { ROOM } from '@palmares/core/room/limits';
import { ACTION_TEXTS } from '@palmares/texts/page/rooms-action';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { findCreationRefusal } from '../../lib/creation-refusal.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconUser } from '../../ui/icons-actions.tsx';
import type { RoomSlotProps } from '../../ui/room-slot.tsx';
import styles from './open-room.module.css';

const OpenRoomDialog = lazy(() =>
  import('./open-room-dialog.tsx').then((module) => ({ default: module.OpenRoomDialog })),
);

/** « Ouvrir un salon »: the code of its dialog loads on demand (SA-1). Nothing on an album that the reader may not build on. */
export function OpenRoom({ album, images, look }: RoomSlotProps) {
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
      {look === 'button' ? button : <Section>{button}</Section>}
      {open && (
        <Suspense fallback={null}>
          <OpenRoomDialog album={album} images={images} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section className={styles.section} data-screen-only>
      <div>
        <h2 className={styles.title}>{ACTION_TEXTS.title}</h2>
        <p className={styles.hint}>{ACTION_TEXTS.hint}</p>
      </div>
      <div className={styles.buttons}>
        {children}
        <Button variant="quiet" to={paths.roomEntry.to()}>
          {ACTION_TEXTS.join}
        </Button>
      </div>
    </section>
  );
}
