import { SavedEditor } from '../editor/saved-editor.tsx';
import { tierlistKind } from '../features/tierlist-editor/tierlist-kind.ts';
import { WithBridges } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithBridges>
      <SavedEditor kind={tierlistKind} />
    </WithBridges>
  );
}
