import { useSession } from '../api/session.ts';
import { AlbumDialog, preloadAlbumDialog } from '../features/album-dialog/lazy-album-dialog.tsx';
import { Profile } from '../features/profile/profile.tsx';
import { useChosenAlbum } from '../lib/use-chosen-album.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function ProfilePage() {
  useDocumentTitle('Mon profil');
  const { user } = useSession();
  const { chosen, linkTo, close } = useChosenAlbum();
  // The guard above lets nobody else in.
  if (user === null) return null;
  return (
    <Page>
      <Profile user={user} albumLink={linkTo} onHint={preloadAlbumDialog} />
      <AlbumDialog albumId={chosen} onClose={close} />
    </Page>
  );
}
