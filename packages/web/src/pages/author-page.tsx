import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { AlbumDialog, preloadAlbumDialog } from '../features/album-dialog/lazy-album-dialog.tsx';
import { AuthorView } from '../features/author/author-view.tsx';
import { parseHandle } from '../features/author/parse-handle.ts';
import { RelatedContents } from '../features/related-contents/related-contents.tsx';
import { renderReport } from '../features/report/report-action.tsx';
import { renderOpenRoom } from '../features/room-open/lazy-open-room.tsx';
import { paths } from '../lib/paths.ts';
import { useChosenAlbum } from '../lib/use-chosen-album.ts';
import { Page } from '../ui/page.tsx';
import { ReportSlotContext } from '../ui/report-slot.tsx';
import { RoomSlotContext } from '../ui/room-slot.tsx';

const NotFound = lazy(async () => ({ default: (await import('./not-found-page.tsx')).Component }));

/** Every address of one segment that belongs to no other page comes here (paths.author.segment). */
export function Component() {
  const nametag = parseHandle(useParams()['handle']);
  const { pathname, search } = useLocation();
  if (nametag === null)
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    );
  const address = paths.author.to(nametag);
  // Each author has one canonical address, whatever the link looked like.
  if (pathname !== address) return <Navigate to={address + search} replace />;
  return <OneAuthor key={nametag} nametag={nametag} />;
}

function OneAuthor({ nametag }: { nametag: string }) {
  const { chosen, linkTo, close } = useChosenAlbum();
  return (
    <Page>
      <ReportSlotContext value={renderReport}>
        <AuthorView
          nametag={nametag}
          albumLink={linkTo}
          onHint={preloadAlbumDialog}
          renderContents={(none) => <RelatedContents of={{ author: nametag }} none={none} />}
        />
      </ReportSlotContext>
      <RoomSlotContext value={renderOpenRoom}>
        <AlbumDialog albumId={chosen} onClose={close} />
      </RoomSlotContext>
    </Page>
  );
}
