import { Navigate, useSearchParams } from 'react-router';
import { NewRankingEditor } from '../features/ranking-editor/new-ranking-editor.tsx';
import { parseImageIds } from '../lib/image-ids.ts';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function RankingCreatePage() {
  const [query] = useSearchParams();
  const album = parseId(query.get('album'));
  useDocumentTitle('Éditeur de Classement');
  // P2 §8: missing or invalid ids lead to the albums.
  if (album === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <NewRankingEditor
      key={query.toString()}
      albumId={album}
      images={parseImageIds(query.get('images'))}
      name={query.get('name') ?? ''}
    />
  );
}
