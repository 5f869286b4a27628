import { emptyText, RANKING_VIEW_TEXTS } from '@palmares/core/ranking/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useBrokenImages } from '../../lib/use-renewed-images.ts';
import { rankingQuery } from '../../queries/ranking.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconDownload } from '../../ui/icons-actions.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ViewerBack } from '../../ui/viewer-back.tsx';
import { ViewerHeader } from '../../ui/viewer-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ImagesInProgress } from './images-in-progress.tsx';
import { type Failure, failureOf, TEXTS } from './messages.ts';
import { Podium } from './podium.tsx';
import { RankingRest } from './ranking-rest.tsx';
import styles from './ranking-viewer.module.css';
import { toShownRanking } from './shown-ranking.ts';
import { ViewerSkeleton } from './viewer-skeleton.tsx';

const PictureDialog = lazy(() =>
  import('../../ui/picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

export function RankingViewer({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(rankingQuery(id));
  // Their addresses may die while one reads (access.md rule 7).
  useBrokenImages(() => refetch({ throwOnError: true }));
  const shown = useMemo(() => (data === undefined ? null : toShownRanking(data)), [data]);
  const [detail, setDetail] = useState<number | null>(null);
  const [exporting, setExporting] = useState(false);
  const title = data?.name.trim() === '' ? TEXTS.untitled : data?.name;
  useDocumentTitle(title ?? TEXTS.page);

  if (data === undefined || shown === null) {
    if (error === null) return <ViewerSkeleton />;
    return <Failed failure={failureOf(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <main className={styles.viewer}>
      <ViewerHeader
        kind="classements"
        layout="centred"
        content={data}
        title={title ?? ''}
        cover={shown.images[0] ?? null}
        facts={TEXTS.counts(shown.rankedCount, shown.inProgress.length)}
        actions={
          shown.ranked.length > 0 && (
            <Button
              icon={<IconDownload size="s" />}
              aria-haspopup="dialog"
              onClick={() => setExporting(true)}
            >
              {TEXTS.export}
            </Button>
          )
        }
      />
      {data.frozen && (
        <div className={styles.notice}>
          <InlineAlert kind="warning">{TEXTS.frozen}</InlineAlert>
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
      {exporting && (
        <Suspense>
          <PictureDialog
            content={{
              kind: 'ranking',
              title: title ?? '',
              origin: TEXTS.origin(data),
              ranked: shown.ranked,
            }}
            images={shown.ranked}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </main>
  );
}

/** An address without a usable id (P2 §8). */
export function MissingRanking() {
  useDocumentTitle(TEXTS.page);
  return (
    <Notice>
      <div role="alert">
        <EmptyState title={RANKING_VIEW_TEXTS.missingId} action={<ViewerBack kind="classements" />} />
      </div>
    </Notice>
  );
}

function Failed({
  failure,
  retrying,
  onRetry,
}: {
  failure: Failure;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { pathname } = useLocation();
  if (failure.retry)
    return (
      <Notice>
        <ErrorState text={failure.text} retrying={retrying} onRetry={onRetry} />
      </Notice>
    );
  return (
    <Notice>
      <div role="alert">
        <EmptyState
          title={failure.text}
          action={
            failure.signIn ? (
              <Button variant="primary" to={paths.login.to(pathname)}>
                {TEXTS.signIn}
              </Button>
            ) : (
              <ViewerBack kind="classements" />
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
