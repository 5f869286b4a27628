import type { Ranking } from '@palmares/core/contract/types';
import { emptyText, RANKING_VIEW_TEXTS } from '@palmares/core/ranking/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { usePublish } from '../../editor/use-publish.ts';
import { paths } from '../../lib/paths.ts';
import { contentAddress } from '../../lib/share-address.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useBrokenImages } from '../../lib/use-renewed-images.ts';
import { contentQuery } from '../../queries/content.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { HiddenNotice } from '../../ui/hidden-notice.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import type { Shareable } from '../../ui/shareable-content.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerBack } from '../../ui/viewer-back.tsx';
import { ViewerHeader, ViewerHeaderSkeleton } from '../../ui/viewer-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ImagesInProgress } from './images-in-progress.tsx';
import { getViewFailure, TEXTS, type ViewFailure } from './messages.ts';
import { Podium } from './podium.tsx';
import { RankingRest } from './ranking-rest.tsx';
import styles from './ranking-viewer.module.css';
import { toShownRanking } from './shown-ranking.ts';

type Props = {
  id: number;
  /** Renders the header line that shows how far other people agree. */
  renderAgreement: (ranking: Ranking) => ReactNode;
};

export function RankingViewer({ id, renderAgreement }: Props) {
  const { data, error, isFetching, refetch } = useQuery(contentQuery('ranking', id));
  // The signed image addresses may expire while the page is open (BU-14).
  useBrokenImages(() => refetch({ throwOnError: true }));
  const title = data?.name.trim() === '' ? TEXTS.untitled : data?.name;
  useDocumentTitle(title ?? TEXTS.page);

  if (data !== undefined)
    return <LoadedRanking ranking={data} title={title ?? ''} agreement={renderAgreement(data)} />;
  if (error === null) return <ViewerSkeleton />;
  return <Failed failure={getViewFailure(error)} retrying={isFetching} onRetry={() => void refetch()} />;
}

type LoadedProps = { ranking: Ranking; title: string; agreement: ReactNode };

function LoadedRanking({ ranking, title, agreement }: LoadedProps) {
  const shown = useMemo(() => toShownRanking(ranking), [ranking]);
  const publish = usePublish('ranking', ranking.id);
  const [detail, setDetail] = useState<number | null>(null);
  const { ranked } = shown;
  const told: Shareable | null =
    ranked.length === 0
      ? null
      : { content: { kind: 'ranking', title, origin: TEXTS.origin(ranking), ranked }, images: ranked };
  return (
    <main className={styles.viewer}>
      <ViewerHeader
        kind="ranking"
        layout="centred"
        content={ranking}
        title={title}
        cover={shown.images[0] ?? null}
        publish={publish}
        told={told}
        facts={TEXTS.counts(shown.rankedCount, shown.inProgress.length)}
        agreement={agreement}
        actions={
          told !== null && (
            <ExportButton label={TEXTS.export} {...told} address={contentAddress('ranking', ranking)} />
          )
        }
      />
      {ranking.frozen && (
        <div className={styles.notice}>
          <InlineAlert kind="warning">{TEXTS.frozen}</InlineAlert>
        </div>
      )}
      {ranking.hidden && (
        <div className={styles.notice}>
          <HiddenNotice isOwn={ranking.can.update} />
        </div>
      )}
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
    </main>
  );
}

/** Shown for an address without a usable id (RK-71). */
export function MissingRanking() {
  useDocumentTitle(TEXTS.page);
  return (
    <Notice>
      <div role="alert">
        <EmptyState isPage title={RANKING_VIEW_TEXTS.missingId} action={<ViewerBack kind="ranking" />} />
      </div>
    </Notice>
  );
}

type FailedProps = { failure: ViewFailure; retrying: boolean; onRetry: () => void };

function Failed({ failure, retrying, onRetry }: FailedProps) {
  const { pathname } = useLocation();
  if (failure.retry)
    return (
      <Notice>
        <ErrorState isPage text={failure.text} retrying={retrying} onRetry={onRetry} />
      </Notice>
    );
  return (
    <Notice>
      <div role="alert">
        <EmptyState
          isPage
          title={failure.text}
          action={
            failure.signIn ? (
              <Button variant="primary" to={paths.login.to(pathname)}>
                {TEXTS.signIn}
              </Button>
            ) : (
              <ViewerBack kind="ranking" />
            )
          }
        />
      </div>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <main className={styles.viewer}>
      <VisuallyHidden>
        <h1>{TEXTS.page}</h1>
      </VisuallyHidden>
      {children}
    </main>
  );
}

function ViewerSkeleton() {
  return (
    <main className={styles.viewer}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <ViewerHeaderSkeleton layout="centred" />
      <div className={styles.skeletonPodium}>
        <Skeleton className={styles.skeletonStep} />
        <Skeleton className={styles.skeletonStep} />
        <Skeleton className={styles.skeletonStep} />
      </div>
    </main>
  );
}
