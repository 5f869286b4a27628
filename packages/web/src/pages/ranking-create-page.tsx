import { NewEditor } from '../editor/new-editor.tsx';
import { rankingKind } from '../features/ranking-editor/ranking-kind.ts';
import { WithBridges } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithBridges>
      <NewEditor kind={rankingKind} />
    </WithBridges>
  );
}
