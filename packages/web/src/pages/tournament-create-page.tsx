import { NewEditor } from '../editor/new-editor.tsx';
import { tournamentKind } from '../features/tournament/tournament-kind.ts';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithConvertContent>
      <NewEditor kind={tournamentKind} />
    </WithConvertContent>
  );
}
