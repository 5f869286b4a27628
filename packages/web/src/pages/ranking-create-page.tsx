import { RANKING_TEXTS } from '@palmares/core/ranking/messages';
import { Navigate, useSearchParams } from 'react-router';
import { AlbumDoor } from '../features/album-door/album-door.tsx';
import { EditorSkeleton } from '../features/ranking-editor/editor-skeleton.tsx';
import { TEXTS } from '../features/ranking-editor/messages.ts';
import { NewRankingEditor } from '../features/ranking-editor/new-ranking-editor.tsx';
import { parseBuilderQuery } from '../lib/builder-query.ts';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function Component() {
  const [query] = useSearchParams();
  const wanted = parseBuilderQuery(query);
  useDocumentTitle(RANKING_TEXTS.createTitle);
  // P2 §8: missing or invalid ids lead to the albums.
  if (wanted === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <AlbumDoor
      key={query.toString()}
      albumId={wanted.album}
      images={wanted.images}
      heading={RANKING_TEXTS.createTitle}
      texts={TEXTS}
      skeleton={<EditorSkeleton />}
    >
      {(album) => <NewRankingEditor album={album} images={wanted.images} name={wanted.name} />}
    </AlbumDoor>
  );
}
