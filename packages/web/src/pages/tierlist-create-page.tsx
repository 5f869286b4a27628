import { Navigate, useSearchParams } from 'react-router';
import { AlbumDoor } from '../features/album-door/album-door.tsx';
import { EditorSkeleton } from '../features/tierlist-editor/editor-skeleton.tsx';
import { TEXTS } from '../features/tierlist-editor/messages.ts';
import { NewTierlistEditor } from '../features/tierlist-editor/new-tierlist-editor.tsx';
import { parseImageIds } from '../lib/image-ids.ts';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function TierlistCreatePage() {
  const [query] = useSearchParams();
  const albumId = parseId(query.get('album'));
  useDocumentTitle(TEXTS.newTitle);
  // P2 §8: missing or invalid ids lead to the albums.
  if (albumId === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <AlbumDoor
      key={query.toString()}
      albumId={albumId}
      heading={TEXTS.editor}
      texts={TEXTS}
      skeleton={<EditorSkeleton />}
    >
      {(album) => (
        <NewTierlistEditor
          album={album}
          images={parseImageIds(query.get('images'))}
          name={query.get('name') ?? ''}
          main={parseId(query.get('main'))}
        />
      )}
    </AlbumDoor>
  );
}
