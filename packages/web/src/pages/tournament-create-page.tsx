import { Navigate, useSearchParams } from 'react-router';
import { EnglishMain } from '../features/tournament/english-main.tsx';
import { TEXTS } from '../features/tournament/messages.ts';
import { NewTournament } from '../features/tournament/new-tournament.tsx';
import { parseImageIds } from '../lib/image-ids.ts';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function TournamentCreatePage() {
  const [query] = useSearchParams();
  const album = parseId(query.get('album'));
  useDocumentTitle(TEXTS.newTitle);
  // P2 §8: missing or invalid ids lead to the albums.
  if (album === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <EnglishMain>
      <NewTournament
        key={query.toString()}
        albumId={album}
        images={parseImageIds(query.get('images'))}
        name={query.get('name') ?? ''}
      />
    </EnglishMain>
  );
}
