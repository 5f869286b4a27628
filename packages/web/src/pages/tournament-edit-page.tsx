import { Navigate, useParams, useSearchParams } from 'react-router';
import { EditTournament } from '../features/tournament/edit-tournament.tsx';
import { EnglishMain } from '../features/tournament/english-main.tsx';
import { TEXTS } from '../features/tournament/messages.ts';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function Component() {
  const id = parseId(useParams()['id']);
  const [query] = useSearchParams();
  useDocumentTitle(TEXTS.editTitle);
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <EnglishMain>
      <EditTournament key={id} id={id} goOn={query.get('continue') === 'true'} />
    </EnglishMain>
  );
}
