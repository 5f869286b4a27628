import { NewEditor } from '../editor/new-editor.tsx';
import { tierlistKind } from '../features/tierlist-editor/tierlist-kind.ts';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithConvertContent>
      <NewEditor kind={tierlistKind} />
    </WithConvertContent>
  );
}
