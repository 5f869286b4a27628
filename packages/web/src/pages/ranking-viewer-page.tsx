import { useParams } from 'react-router';
import { MissingRanking, RankingViewer } from '../features/ranking-viewer/ranking-viewer.tsx';
import { renderReport } from '../features/report/report-action.tsx';
import { parseId } from '../lib/paths.ts';
import { ReportSlotContext } from '../ui/report-slot.tsx';

export function Component() {
  const id = parseId(useParams()['id']);
  // P2 §8 has a text for rankings, where other viewers lead to the albums.
  if (id === null) return <MissingRanking />;
  return (
    <ReportSlotContext value={renderReport}>
      <RankingViewer key={id} id={id} />
    </ReportSlotContext>
  );
}
