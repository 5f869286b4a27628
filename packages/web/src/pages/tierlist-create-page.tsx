import { NewEditor } from '../editor/new-editor.tsx';
import { tierlistKind } from '../features/tierlist-editor/tierlist-kind.ts';

export function Component() {
  return <NewEditor kind={tierlistKind} />;
}
