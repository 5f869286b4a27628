import { NewEditor } from '../editor/new-editor.tsx';
import { tournamentKind } from '../features/tournament/tournament-kind.ts';
import { WithBridges } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithBridges>
      <NewEditor kind={tournamentKind} />
    </WithBridges>
  );
}
