import { Navigate, useSearchParams } from 'react-router';
import { EnglishMain } from '../features/tournament/english-main.tsx';
import { TEXTS } from '../features/tournament/messages.ts';
import { NewTournament } from '../features/tournament/new-tournament.tsx';
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
    <EnglishMain>
      <NewTournament
        key={query.toString()}
        albumId={wanted.album}
        images={wanted.images}
        name={wanted.name}
      />
    </EnglishMain>
  );
}
