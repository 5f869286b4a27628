import { Navigate, useParams } from 'react-router';
import { StartTiles } from '../features/album-dialog/start-tiles.tsx';
import { AlbumView } from '../features/album-view/album-view.tsx';
import { AlbumPalmares } from '../features/palmares/album-palmares.tsx';
import { BestImages } from '../features/palmares/best-images.tsx';
import { RelatedContents } from '../features/related-contents/related-contents.tsx';
import { renderReport } from '../features/report/report-action.tsx';
import { OpenRoom } from '../features/room-open/open-room.tsx';
import { parseId, paths } from '../lib/paths.ts';
import { Page } from '../ui/page.tsx';
import { ReportSlotContext } from '../ui/report-slot.tsx';

export function Component() {
  const id = parseId(useParams()['id']);
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <Page>
      <ReportSlotContext value={renderReport}>
        <AlbumView
          key={id}
          id={id}
          renderBest={(album) => <BestImages album={album} />}
          renderStart={(album) => (
            <>
              <StartTiles album={album} />
              <OpenRoom album={album} images={null} look="section" />
            </>
          )}
          renderPalmares={(album) => <AlbumPalmares album={album} />}
          made={<RelatedContents of={{ album: id }} none={null} />}
        />
      </ReportSlotContext>
    </Page>
  );
}
