import { useSearchParams } from 'react-router';
import { SavedEditor } from '../editor/saved-editor.tsx';
import { tournamentKind } from '../features/tournament/tournament-kind.ts';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  const [query] = useSearchParams();
  return (
    <WithConvertContent>
      <SavedEditor kind={tournamentKind} goesOn={query.get('continue') === 'true'} />
    </WithConvertContent>
  );
}
