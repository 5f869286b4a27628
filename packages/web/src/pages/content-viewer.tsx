import type { ContentKind } from '@palmares/core/content-kind';
import { Navigate, useParams } from 'react-router';
import { ViewerAgreement } from '../features/palmares/viewer-agreement.tsx';
import { renderReport } from '../features/report/report-action.tsx';
import { ViewerRoom } from '../features/room-result/viewer-room.tsx';
import type { ContentUnion, Whole } from '../lib/content-union.ts';
import { parseId, paths } from '../lib/paths.ts';
import { ReportSlotContext } from '../ui/report-slot.tsx';
import { ViewerFailure, ViewerFrame } from '../viewer/viewer-frame.tsx';
import type { ViewerKind } from '../viewer/viewer-kind.ts';
import { WithConvertContent } from './with-convert-content.tsx';

/** The viewer frame with what other features add to it: agreement, reports and conversions. */
export function ContentViewer<K extends ContentKind>({ viewer }: { viewer: ViewerKind<K> }) {
  const id = parseId(useParams()['id']);
  if (id === null) {
    if (viewer.missing === undefined) return <Navigate to={paths.gallery.to()} replace />;
    return <ViewerFailure viewer={viewer} failure={viewer.missing} />;
  }
  // The compiler does not see that the kind and the content belong together.
  const toUnion = (content: Whole<K>) => ({ kind: viewer.kind, content }) as ContentUnion;
  return (
    <ReportSlotContext value={renderReport}>
      <WithConvertContent>
        <ViewerFrame
          key={id}
          viewer={viewer}
          id={id}
          renderAgreement={(content) => <ViewerAgreement whole={toUnion(content)} />}
          renderRoom={(content) => <ViewerRoom whole={toUnion(content)} />}
        />
      </WithConvertContent>
    </ReportSlotContext>
  );
}
