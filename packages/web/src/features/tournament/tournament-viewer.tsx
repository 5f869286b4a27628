import type { Image } from '@palmares/core/contract/types';
import { groupTitle, TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ApiError, isRefusal } from '../../api/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useBrokenImages } from '../../lib/use-renewed-images.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconDownload, IconTrash } from '../../ui/icons-actions.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ViewerHeader } from '../../ui/viewer-header.tsx';
import { ViewerLight } from '../../ui/viewer-light.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChampionCard } from './champion-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FinalRankings } from './final-rankings.tsx';
import { TEXTS } from './messages.ts';
import { NoticePage } from './notice-page.tsx';
import { shownImages, viewOfTournament } from './play-source.ts';
import { toPicture } from './to-picture.ts';
import styles from './viewer.module.css';
import { ViewerSkeleton } from './viewer-skeleton.tsx';

const PictureDialog = lazy(() =>
  import('../../ui/picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

export function TournamentViewer({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(tournamentQuery(id));
  // Their addresses may die while one reads (access.md rule 7).
  useBrokenImages(() => refetch({ throwOnError: true }));
  const shown = useMemo(() => {
    if (data === undefined || data === null) return null;
    const images = new Map<number, Image>(shownImages(data).map((image) => [image.id, image]));
    return { ...viewOfTournament(data), images };
  }, [data]);
  const [detail, setDetail] = useState<number | null>(null);
  const [exporting, setExporting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const title = data?.name.trim() === '' ? TEXTS.untitled : data?.name;
  useDocumentTitle(title);

  const back = <Button to={paths.tournaments.to()}>{TEXTS.back}</Button>;
  if (data === null)
    return <NoticePage heading={TEXTS.viewTitle} title={TOURNAMENT_TEXTS.notFound} action={back} />;
  if (data === undefined || shown === null) {
    if (error === null) return <ViewerSkeleton />;
    if (!isRefusal(error))
      return (
        <div className={styles['page']}>
          <VisuallyHidden as="div">
            <h1>{TEXTS.viewTitle}</h1>
          </VisuallyHidden>
          <ErrorState
            text={TOURNAMENT_TEXTS.viewFailed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      );
    const isMissing = error instanceof ApiError && error.status === 404;
    return (
      <NoticePage
        heading={TEXTS.viewTitle}
        title={isMissing ? TOURNAMENT_TEXTS.notFound : TOURNAMENT_TEXTS.viewFailed}
        {...(isMissing ? { text: TOURNAMENT_TEXTS.viewFailed } : {})}
        action={back}
      />
    );
  }

  const champion = shown.champion === null ? undefined : shown.images.get(shown.champion);
  const order = shown.groups.flatMap((group) => group.images.flatMap((one) => shown.images.get(one) ?? []));
  const group = shown.groups.find((one) => detail !== null && one.images.includes(detail));
  return (
    <div className={styles['page']}>
      {data.frozen && <InlineAlert kind="warning">{TEXTS.frozen}</InlineAlert>}
      <div className={styles['top']} data-alone={champion === undefined || undefined}>
        <ViewerLight image={champion ?? null} />
        <ViewerHeader
          kind="tournois"
          layout="beside"
          content={data}
          title={title ?? ''}
          cover={champion ?? null}
          facts={TEXTS.facts(order.length)}
          actions={
            <>
              {order.length > 0 && (
                <Button
                  icon={<IconDownload size="s" />}
                  aria-haspopup="dialog"
                  onClick={() => setExporting(true)}
                >
                  {TEXTS.export}
                </Button>
              )}
              {data.can.delete && data.can.update && (
                <Button variant="quiet" icon={<IconTrash size="s" />} onClick={() => setDeleting(true)}>
                  {TEXTS.delete}
                </Button>
              )}
            </>
          }
        />
        {champion !== undefined && <ChampionCard image={champion} onShow={setDetail} />}
      </div>
      {order.length > 0 ? (
        <FinalRankings groups={shown.groups} images={shown.images} screen="viewer" onShow={setDetail} />
      ) : (
        <EmptyState title={TEXTS.noImages} />
      )}
      {exporting && (
        <Suspense>
          <PictureDialog
            content={toPicture(title ?? '', TEXTS.origin(data), shown)}
            images={order}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
      {deleting && <DeleteDialog id={id} name={title ?? ''} onClose={() => setDeleting(false)} />}
      {detail !== null && (
        <ImageDetailDialog
          images={order}
          current={detail}
          note={group === undefined ? undefined : groupTitle(group, 'viewer')}
          onShow={setDetail}
          onClose={() => setDetail(null)}
        />
      )}
    </div>
  );
}
