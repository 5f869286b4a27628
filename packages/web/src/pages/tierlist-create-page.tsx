import { Navigate, useSearchParams } from 'react-router';
import { AlbumDoor } from '../features/album-door/album-door.tsx';
import { EditorSkeleton } from '../features/tierlist-editor/editor-skeleton.tsx';
import { TEXTS } from '../features/tierlist-editor/messages.ts';
import { NewTierlistEditor } from '../features/tierlist-editor/new-tierlist-editor.tsx';
import { parseBuilderQuery } from '../lib/builder-query.ts';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function Component() {
  const [query] = useSearchParams();
  const wanted = parseBuilderQuery(query);
  useDocumentTitle(TEXTS.newTitle);
  // P2 §8: missing or invalid ids lead to the albums.
  if (wanted === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <AlbumDoor
      key={query.toString()}
      albumId={wanted.album}
      images={wanted.images}
      heading={TEXTS.editor}
      texts={TEXTS}
      skeleton={<EditorSkeleton />}
    >
      {(album) => (
        <NewTierlistEditor album={album} images={wanted.images} name={wanted.name} main={wanted.main} />
      )}
    </AlbumDoor>
  );
}
