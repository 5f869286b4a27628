import { GALLERY_TEXTS } from '@palmares/texts/page/gallery';
import { AlbumDialog, preloadAlbumDialog } from '../features/album-dialog/lazy-album-dialog.tsx';
import { AlbumGallery } from '../features/gallery/album-gallery.tsx';
import { renderOpenRoom } from '../features/room-open/lazy-open-room.tsx';
import { useChosenAlbum } from '../lib/use-chosen-album.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';
import { RoomSlotContext } from '../ui/room-slot.tsx';

export function Component() {
  useDocumentTitle(GALLERY_TEXTS.title);
  const { chosen, linkTo, close } = useChosenAlbum();
  return (
    <Page>
      <AlbumGallery albumLink={linkTo} onHint={preloadAlbumDialog} />
      <RoomSlotContext value={renderOpenRoom}>
        <AlbumDialog albumId={chosen} onClose={close} />
      </RoomSlotContext>
    </Page>
  );
}
