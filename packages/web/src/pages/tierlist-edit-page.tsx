import { Navigate, useParams } from 'react-router';
import { EditTierlistEditor } from '../features/tierlist-editor/edit-tierlist-editor.tsx';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function Component() {
  const id = parseId(useParams()['id']);
  useDocumentTitle('Modifier la tier list');
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return <EditTierlistEditor key={id} id={id} />;
}
