import { useSearchParams } from 'react-router';
import { SavedEditor } from '../editor/saved-editor.tsx';
import { tournamentKind } from '../features/tournament/tournament-kind.ts';

export function Component() {
  const [query] = useSearchParams();
  return <SavedEditor kind={tournamentKind} goesOn={query.get('continue') === 'true'} />;
}
