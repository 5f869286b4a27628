import { Navigate, useParams } from 'react-router';
import { EnglishMain } from '../features/tournament/english-main.tsx';
import { TournamentViewer } from '../features/tournament/tournament-viewer.tsx';
import { parseId, paths } from '../lib/paths.ts';

export function Component() {
  const id = parseId(useParams()['id']);
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <EnglishMain>
      <TournamentViewer key={id} id={id} />
    </EnglishMain>
  );
}
