import { NewEditor } from '../editor/new-editor.tsx';
import { rankingKind } from '../features/ranking-editor/ranking-kind.ts';

export function RankingCreatePage() {
  return <NewEditor kind={rankingKind} />;
}
