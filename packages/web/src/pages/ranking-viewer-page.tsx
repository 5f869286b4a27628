import { useParams } from 'react-router';
import { ViewerAgreement } from '../features/palmares/viewer-agreement.tsx';
import { MissingRanking, RankingViewer } from '../features/ranking-viewer/ranking-viewer.tsx';
import { renderReport } from '../features/report/report-action.tsx';
import { parseId } from '../lib/paths.ts';
import { ReportSlotContext } from '../ui/report-slot.tsx';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  const id = parseId(useParams()['id']);
  // RK-71 requires a text for rankings, where other viewers redirect to the albums.
  if (id === null) return <MissingRanking />;
  return (
    <ReportSlotContext value={renderReport}>
      <WithConvertContent>
        <RankingViewer
          key={id}
          id={id}
          renderAgreement={(content) => <ViewerAgreement whole={{ kind: 'ranking', content }} />}
        />
      </WithConvertContent>
    </ReportSlotContext>
  );
}
