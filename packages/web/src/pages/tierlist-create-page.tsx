import { Navigate, useSearchParams } from 'react-router';
import { NewTierlistEditor } from '../features/tierlist-editor/new-tierlist-editor.tsx';
import { parseImageIds } from '../lib/image-ids.ts';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function TierlistCreatePage() {
  const [query] = useSearchParams();
  const album = parseId(query.get('album'));
  useDocumentTitle('Nouvelle tier list');
  // P2 §8: missing or invalid ids lead to the albums.
  if (album === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <NewTierlistEditor
      key={query.toString()}
      albumId={album}
      images={parseImageIds(query.get('images'))}
      name={query.get('name') ?? ''}
      main={parseId(query.get('main'))}
    />
  );
}
