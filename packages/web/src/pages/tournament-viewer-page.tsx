import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { ViewerAgreement } from '../features/palmares/viewer-agreement.tsx';
import { renderReport } from '../features/report/report-action.tsx';
import { TournamentViewer } from '../features/tournament/tournament-viewer.tsx';
import { parseId, paths } from '../lib/paths.ts';
import { LanguageContext } from '../ui/language.ts';
import { ReportSlotContext } from '../ui/report-slot.tsx';
import { WithConvertContent } from './with-convert-content.tsx';

export function Component() {
  const id = parseId(useParams()['id']);
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <EnglishMain>
      <ReportSlotContext value={renderReport}>
        <WithConvertContent>
          <TournamentViewer
            key={id}
            id={id}
            renderAgreement={(content) => <ViewerAgreement whole={{ kind: 'tournament', content }} />}
          />
        </WithConvertContent>
      </ReportSlotContext>
    </EnglishMain>
  );
}

/** The `main` element of the English page (LB-1); it sets the language for screen readers and for the shared components inside. */
function EnglishMain({ children }: { children: ReactNode }) {
  return (
    <LanguageContext value="en">
      <main lang="en">{children}</main>
    </LanguageContext>
  );
}
