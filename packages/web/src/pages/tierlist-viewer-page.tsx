import { Navigate, useParams } from 'react-router';
import { ViewerAgreement } from '../features/palmares/viewer-agreement.tsx';
import { renderReport } from '../features/report/report-action.tsx';
import { TierlistViewer } from '../features/tierlist-viewer/tierlist-viewer.tsx';
import { parseId, paths } from '../lib/paths.ts';
import { ReportSlotContext } from '../ui/report-slot.tsx';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  const id = parseId(useParams()['id']);
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <ReportSlotContext value={renderReport}>
      <WithConvertContent>
        <TierlistViewer
          key={id}
          id={id}
          renderAgreement={(content) => <ViewerAgreement whole={{ kind: 'tierlist', content }} />}
        />
      </WithConvertContent>
    </ReportSlotContext>
  );
}
