import { SavedEditor } from '../editor/saved-editor.tsx';
import { rankingKind } from '../features/ranking-editor/ranking-kind.ts';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithConvertContent>
      <SavedEditor kind={rankingKind} />
    </WithConvertContent>
  );
}
