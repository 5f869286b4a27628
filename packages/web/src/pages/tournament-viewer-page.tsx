import { Navigate, useParams } from 'react-router';
import { renderReport } from '../features/report/report-action.tsx';
import { EnglishMain } from '../features/tournament/english-main.tsx';
import { TournamentViewer } from '../features/tournament/tournament-viewer.tsx';
import { parseId, paths } from '../lib/paths.ts';
import { ReportSlotContext } from '../ui/report-slot.tsx';

export function Component() {
  const id = parseId(useParams()['id']);
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <EnglishMain>
      <ReportSlotContext value={renderReport}>
        <TournamentViewer key={id} id={id} />
      </ReportSlotContext>
    </EnglishMain>
  );
}
