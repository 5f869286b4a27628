import { SavedEditor } from '../editor/saved-editor.tsx';
import { tierlistKind } from '../features/tierlist-editor/tierlist-kind.ts';

export function Component() {
  return <SavedEditor kind={tierlistKind} />;
}
