import { NewEditor } from '../editor/new-editor.tsx';
import { tournamentKind } from '../features/tournament/tournament-kind.ts';

export function Component() {
  return <NewEditor kind={tournamentKind} />;
}
