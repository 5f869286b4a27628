import { NewEditor } from '../editor/new-editor.tsx';
import { rankingKind } from '../features/ranking-editor/ranking-kind.ts';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  return (
    <WithConvertContent>
      <NewEditor kind={rankingKind} />
    </WithConvertContent>
  );
}
