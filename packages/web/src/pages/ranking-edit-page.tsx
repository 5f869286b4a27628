import { SavedEditor } from '../editor/saved-editor.tsx';
import { rankingKind } from '../features/ranking-editor/ranking-kind.ts';

export function Component() {
  return <SavedEditor kind={rankingKind} />;
}
