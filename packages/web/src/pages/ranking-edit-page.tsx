import { SavedEditor } from '../editor/saved-editor.tsx';
import { rankingKind } from '../features/ranking-editor/ranking-kind.ts';

export function RankingEditPage() {
  return <SavedEditor kind={rankingKind} />;
}
