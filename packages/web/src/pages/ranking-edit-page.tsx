import { SavedEditor } from '../editor/saved-editor.tsx';
import { rankingKind } from '../features/ranking-editor/ranking-kind.ts';
import { WithBridges } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithBridges>
      <SavedEditor kind={rankingKind} />
    </WithBridges>
  );
}
