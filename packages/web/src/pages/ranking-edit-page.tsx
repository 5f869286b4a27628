import { Navigate, useParams } from 'react-router';
import { EditRankingEditor } from '../features/ranking-editor/edit-ranking-editor.tsx';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function Component() {
  const id = parseId(useParams()['id']);
  useDocumentTitle('Modifier le Classement');
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return <EditRankingEditor key={id} id={id} />;
}
