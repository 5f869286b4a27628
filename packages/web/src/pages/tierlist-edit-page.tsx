import { SavedEditor } from '../editor/saved-editor.tsx';
import { tierlistKind } from '../features/tierlist-editor/tierlist-kind.ts';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithConvertContent>
      <SavedEditor kind={tierlistKind} />
    </WithConvertContent>
  );
}
