import { NewEditor } from '../editor/new-editor.tsx';
import { tierlistKind } from '../features/tierlist-editor/tierlist-kind.ts';
import { WithBridges } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithBridges>
      <NewEditor kind={tierlistKind} />
    </WithBridges>
  );
}
