import { NewEditor } from '../editor/new-editor.tsx';
import { rankingKind } from '../features/ranking-editor/ranking-kind.ts';

export function Component() {
  return <NewEditor kind={rankingKind} />;
}
