import type { Image, Tournament } from '@palmares/core/contract/types';
import { TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteContent } from '../../api/content.ts';
import { isGone, isRefusal } from '../../api/errors.ts';
import { type ContentDeletion, DeleteDialog } from '../../editor/delete-dialog.tsx';
import { usePublish } from '../../editor/use-publish.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { paths } from '../../lib/paths.ts';
import { contentAddress } from '../../lib/share-address.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useBrokenImages } from '../../lib/use-renewed-images.ts';
import { contentQuery, kindKey } from '../../queries/content.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { HiddenNotice } from '../../ui/hidden-notice.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import type { Shareable } from '../../ui/shareable-content.ts';
import { ViewerHeader } from '../../ui/viewer-header.tsx';
import { ViewerLight } from '../../ui/viewer-light.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChampionCard } from './champion-card.tsx';
import { ChampionPath } from './champion-path.tsx';
import { FinalRankings } from './final-rankings.tsx';
import { TEXTS } from './messages.ts';
import { NoticePage } from './notice-page.tsx';
import { shownImages, toTournamentView } from './play-source.ts';
import { toPicture } from './to-picture.ts';
import { useFollowedPath } from './use-followed-path.tsx';
import styles from './viewer.module.css';
import { ViewerSkeleton } from './viewer-skeleton.tsx';

const DELETION: ContentDeletion = {
  kind: 'tournament',
  queryKey: kindKey('tournament'),
  remove: (id) => deleteContent('tournament', id),
  title: TEXTS.deleteTitle,
  text: TEXTS.deleteText,
  confirmLabel: TEXTS.delete,
  deleted: TEXTS.deleted,
  failed: TEXTS.deleteFailed,
};

type Props = {
  id: number;
  /** Renders the header line that shows how far other people agree. */
  renderAgreement: (tournament: Tournament) => ReactNode;
};

export function TournamentViewer({ id, renderAgreement }: Props) {
  const { data, error, isFetching, refetch } = useQuery(contentQuery('tournament', id));
  // The signed image addresses may expire while the page is open (BU-14).
  useBrokenImages(() => refetch({ throwOnError: true }));
  const title = data?.name.trim() === '' ? TEXTS.untitled : data?.name;
  useDocumentTitle(title ?? TEXTS.viewTitle);
  if (data)
    return <ShownTournament tournament={data} title={title ?? ''} agreement={renderAgreement(data)} />;
  if (data === undefined && error === null) return <ViewerSkeleton />;
  if (error !== null && !isRefusal(error))
    return (
      <div className={styles.page}>
        <VisuallyHidden as="div">
          <h1>{TEXTS.viewTitle}</h1>
        </VisuallyHidden>
        <ErrorState
          isPage
          text={TOURNAMENT_TEXTS.viewFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  return <NotShown error={error} />;
}

/** `error` is null when the reply contained no tournament. */
function NotShown({ error }: { error: Error | null }) {
  const isMissing = error === null || isGone(error);
  return (
    <NoticePage
      heading={TEXTS.viewTitle}
      title={isMissing ? TOURNAMENT_TEXTS.notFound : TOURNAMENT_TEXTS.viewFailed}
      {...(isGone(error) ? { text: TOURNAMENT_TEXTS.viewFailed } : {})}
      action={<Button to={KINDS.tournament.paths.list}>{TEXTS.back}</Button>}
    />
  );
}

type LoadedProps = { tournament: Tournament; title: string; agreement: ReactNode };

function ShownTournament({ tournament, title, agreement }: LoadedProps) {
  const navigate = useNavigate();
  const publish = usePublish('tournament', tournament.id);
  const { images, ...view } = useMemo(() => withImages(tournament), [tournament]);
  const path = useFollowedPath(view.groups, images, tournament.duels, 'viewer');
  const { order, show } = path;
  const [deleting, setDeleting] = useState(false);
  const champion = view.champion === null ? undefined : images.get(view.champion);
  const told = order.length === 0 ? null : toldOf(tournament, title, { ...view, images }, order);
  return (
    <div className={styles.page}>
      <Notices tournament={tournament} />
      <div className={styles.top} data-alone={champion === undefined || undefined}>
        <ViewerLight image={champion ?? null} />
        <ViewerHeader
          kind="tournament"
          layout="beside"
          content={tournament}
          title={title}
          cover={champion ?? null}
          publish={publish}
          told={told}
          facts={TEXTS.facts(order.length)}
          agreement={agreement}
          actions={<MoreActions tournament={tournament} told={told} onDelete={() => setDeleting(true)} />}
        />
        {champion !== undefined && <ChampionCard image={champion} onShow={show} />}
      </div>
      {path.followed?.section ?? <ChampionPath path={view.path} images={images} onShow={show} />}
      {order.length === 0 && <EmptyState title={TEXTS.noImages} />}
      <FinalRankings
        groups={view.groups}
        images={images}
        screen="viewer"
        onShow={show}
        marks={path.followed?.marks}
      />
      {deleting && (
        <DeleteDialog
          deletion={DELETION}
          id={tournament.id}
          name={title}
          onClose={() => setDeleting(false)}
          leave={() => navigate(paths.profile.to(), { replace: true })}
        />
      )}
      {path.dialog}
    </div>
  );
}

function withImages(tournament: Tournament) {
  const images = new Map<number, Image>(shownImages(tournament).map((image) => [image.id, image]));
  return { ...toTournamentView(tournament), images };
}

function MoreActions({
  tournament,
  told,
  onDelete,
}: {
  tournament: Tournament;
  told: Shareable | null;
  onDelete: () => void;
}) {
  return (
    <>
      {told !== null && (
        <ExportButton label={TEXTS.export} {...told} address={contentAddress('tournament', tournament)} />
      )}
      {tournament.can.delete && tournament.can.update && (
        <Button variant="quiet" icon={<IconTrash size="s" />} onClick={onDelete}>
          {TEXTS.delete}
        </Button>
      )}
    </>
  );
}

function Notices({ tournament: { frozen, hidden, can } }: { tournament: Tournament }) {
  return (
    <>
      {frozen && <InlineAlert kind="warning">{TEXTS.frozen}</InlineAlert>}
      {hidden && <HiddenNotice isOwn={can.update} />}
    </>
  );
}

function toldOf(
  tournament: Tournament,
  title: string,
  view: Parameters<typeof toPicture>[2],
  images: Shareable['images'],
): Shareable {
  return { content: toPicture(title, TEXTS.origin(tournament), view), images };
}
