import { emptyText, RANKING_VIEW_TEXTS } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-viewer';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { contentAddress } from '../../lib/share-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import type { Shareable } from '../../ui/shareable-content.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerBack } from '../../ui/viewer-back.tsx';
import { ViewerHeader, ViewerHeaderSkeleton } from '../../ui/viewer-header.tsx';
import type { Shown, ViewerKind, ViewFailure } from '../../viewer/viewer-kind.ts';
import { ImagesInProgress } from './images-in-progress.tsx';
import { Podium } from './podium.tsx';
import { RankingRest } from './ranking-rest.tsx';
import styles from './ranking-viewer.module.css';
import { toShownRanking } from './shown-ranking.ts';
import { getViewFailure } from './view-failure.ts';

/** The viewer of a ranking, for the viewer frame. */
export const RANKING_VIEWER: ViewerKind<'ranking'> = {
  kind: 'ranking',
  texts: TEXTS,
  className: styles.viewer,
  Content: ShownRanking,
  Skeleton: RankingSkeleton,
  explainFailure,
  missing: { title: RANKING_VIEW_TEXTS.missingId, action: <ViewerBack kind="ranking" /> },
};

function explainFailure(error: Error | null): ViewFailure {
  const { text, retry, signIn } = getViewFailure(error);
  if (retry) return { title: text, retry };
  return { title: text, action: signIn ? <SignIn /> : <ViewerBack kind="ranking" /> };
}

function SignIn() {
  const { pathname } = useLocation();
  return (
    <Button variant="primary" to={paths.login.to(pathname)}>
      {TEXTS.signIn}
    </Button>
  );
}

function ShownRanking({ content, title, publish, agreement, notices }: Shown<'ranking'>) {
  const shown = useMemo(() => toShownRanking(content), [content]);
  const [detail, setDetail] = useState<number | null>(null);
  const { ranked } = shown;
  const told: Shareable | null =
    ranked.length === 0
      ? null
      : { content: { kind: 'ranking', title, origin: TEXTS.origin(content), ranked }, images: ranked };
  return (
    <>
      <ViewerHeader
        kind="ranking"
        layout="centred"
        content={content}
        title={title}
        cover={shown.images[0] ?? null}
        publish={publish}
        told={told}
        facts={TEXTS.counts(shown.rankedCount, shown.inProgress.length)}
        agreement={agreement}
        actions={
          told !== null && (
            <ExportButton label={TEXTS.export} {...told} address={contentAddress('ranking', content)} />
          )
        }
      />
      {notices}
      {shown.empty !== null && (
        <div className={styles.notice}>
          <EmptyState
            title={emptyText(shown.empty)}
            text={shown.empty === 'empty' ? TEXTS.emptyHint : TEXTS.onlyInProgressHint}
          />
        </div>
      )}
      {shown.podium.length > 0 && <Podium places={shown.podium} onShow={setDetail} />}
      {shown.rest.length > 0 && <RankingRest places={shown.rest} onShow={setDetail} />}
      {shown.inProgress.length > 0 && <ImagesInProgress images={shown.inProgress} onShow={setDetail} />}
      {detail !== null && (
        <ImageDetailDialog
          images={shown.images}
          current={detail}
          note={shown.noteOf.get(detail)}
          onShow={setDetail}
          onClose={() => setDetail(null)}
        />
      )}
    </>
  );
}

function RankingSkeleton() {
  return (
    <>
      <ViewerHeaderSkeleton layout="centred" />
      <div className={styles.skeletonPodium}>
        <Skeleton className={styles.skeletonStep} />
        <Skeleton className={styles.skeletonStep} />
        <Skeleton className={styles.skeletonStep} />
      </div>
    </>
  );
}
