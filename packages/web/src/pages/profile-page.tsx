import { END_TEXTS, PROFILE_TEXTS } from '@palmares/texts/page/profile';
import { lazy, Suspense } from 'react';
import { useSession } from '../api/session.ts';
import { AlbumDialog, preloadAlbumDialog } from '../features/album-dialog/lazy-album-dialog.tsx';
import { Profile } from '../features/profile/profile.tsx';
import { renderOpenRoom } from '../features/room-open/lazy-open-room.tsx';
import { useSignOut } from '../features/sign-out/use-sign-out.tsx';
import { useChosenAlbum } from '../lib/use-chosen-album.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';
import { RoomSlotContext } from '../ui/room-slot.tsx';

const SecondFactorSection = lazy(async () => {
  const module = await import('../features/second-factor/second-factor-section.tsx');
  return { default: module.SecondFactorSection };
});

export function Component() {
  useDocumentTitle(PROFILE_TEXTS.page);
  const { user } = useSession();
  const { chosen, linkTo, close } = useChosenAlbum();
  const { ask, leave, dialog } = useSignOut();
  // The route guard requires a user.
  if (user === null) return null;

  return (
    <Page>
      <Profile
        user={user}
        sortLink={linkTo}
        onHint={preloadAlbumDialog}
        onSignOut={ask}
        // The drafts of a deleted account are deleted too.
        onDeleted={() => leave({ keep: false, goodbye: { kind: 'success', text: END_TEXTS.done } })}
      />
      <Suspense fallback={null}>
        <SecondFactorSection />
      </Suspense>
      <RoomSlotContext value={renderOpenRoom}>
        <AlbumDialog albumId={chosen} onClose={close} />
      </RoomSlotContext>
      {dialog}
    </Page>
  );
}
