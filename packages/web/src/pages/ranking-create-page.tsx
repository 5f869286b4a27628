import { RANKING_TEXTS } from '@palmares/core/ranking/messages';
import { Navigate, useSearchParams } from 'react-router';
import { AlbumDoor } from '../features/album-door/album-door.tsx';
import { EditorSkeleton } from '../features/ranking-editor/editor-skeleton.tsx';
import { TEXTS } from '../features/ranking-editor/messages.ts';
import { NewRankingEditor } from '../features/ranking-editor/new-ranking-editor.tsx';
import { parseImageIds } from '../lib/image-ids.ts';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function RankingCreatePage() {
  const [query] = useSearchParams();
  const albumId = parseId(query.get('album'));
  useDocumentTitle(RANKING_TEXTS.createTitle);
  // P2 §8: missing or invalid ids lead to the albums.
  if (albumId === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <AlbumDoor
      key={query.toString()}
      albumId={albumId}
      heading={RANKING_TEXTS.createTitle}
      texts={TEXTS}
      skeleton={<EditorSkeleton />}
    >
      {(album) => (
        <NewRankingEditor
          album={album}
          images={parseImageIds(query.get('images'))}
          name={query.get('name') ?? ''}
        />
      )}
    </AlbumDoor>
  );
}
