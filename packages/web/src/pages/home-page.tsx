import { useDraftOwner } from '../api/use-draft-owner.ts';
import { AlbumDialog, preloadAlbumDialog } from '../features/album-dialog/lazy-album-dialog.tsx';
import { Home } from '../features/home/home.tsx';
import { renderOpenRoom } from '../features/room-open/lazy-open-room.tsx';
import { useChosenAlbum } from '../lib/use-chosen-album.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';
import { RoomSlotContext } from '../ui/room-slot.tsx';

export function Component() {
  useDocumentTitle(undefined);
  const { chosen, linkTo, close } = useChosenAlbum();
  const owner = useDraftOwner();
  return (
    <Page>
      <Home
        albumLink={linkTo}
        onHint={preloadAlbumDialog}
        storeTournamentDraft={async (tournament, album) =>
          (await import('./home-tournament.ts')).storeHomeTournament(tournament, album, owner)
        }
      />
      <RoomSlotContext value={renderOpenRoom}>
        <AlbumDialog albumId={chosen} onClose={close} />
      </RoomSlotContext>
    </Page>
  );
}
