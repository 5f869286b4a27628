import type { Image, Tournament } from '@palmares/core/contract/types';
import { TEXTS } from '@palmares/texts/game/tournament';
import { TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteContent } from '../../api/content.ts';
import { isGone, isRefusal } from '../../api/errors.ts';
import { type ContentDeletion, DeleteDialog } from '../../editor/delete-dialog.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { paths } from '../../lib/paths.ts';
import { contentAddress } from '../../lib/share-address.ts';
import { kindKey } from '../../queries/content.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import type { Shareable } from '../../ui/shareable-content.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerHeader, ViewerHeaderSkeleton } from '../../ui/viewer-header.tsx';
import { ViewerLight } from '../../ui/viewer-light.tsx';
import type { Shown, ViewerKind } from '../../viewer/viewer-kind.ts';
import { ChampionCard } from './champion-card.tsx';
import { ChampionPath } from './champion-path.tsx';
import { FinalRankings } from './final-rankings.tsx';
import { shownImages, toTournamentView } from './play-source.ts';
import { toPicture } from './to-picture.ts';
import { useFollowedPath } from './use-followed-path.tsx';
import styles from './viewer.module.css';

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

/** The viewer of a tournament, for the viewer frame. */
export const TOURNAMENT_VIEWER: ViewerKind<'tournament'> = {
  kind: 'tournament',
  texts: { ...TEXTS, page: TEXTS.viewTitle },
  className: styles.page,
  Content: ShownTournament,
  Skeleton: TournamentSkeleton,
  explainFailure(error) {
    if (error !== null && !isRefusal(error)) return { title: TOURNAMENT_TEXTS.viewFailed, retry: true };
    const isMissing = error === null || isGone(error);
    return {
      title: isMissing ? TOURNAMENT_TEXTS.notFound : TOURNAMENT_TEXTS.viewFailed,
      ...(isGone(error) ? { text: TOURNAMENT_TEXTS.viewFailed } : {}),
      action: <Button to={KINDS.tournament.paths.list}>{TEXTS.back}</Button>,
    };
  },
};

function ShownTournament({ content: tournament, title, publish, agreement, notices }: Shown<'tournament'>) {
  const navigate = useNavigate();
  const { images, ...view } = useMemo(() => withImages(tournament), [tournament]);
  const path = useFollowedPath(view.groups, images, tournament.duels, 'viewer');
  const { order, show } = path;
  const [deleting, setDeleting] = useState(false);
  const champion = view.champion === null ? undefined : images.get(view.champion);
  const told = order.length === 0 ? null : toldOf(tournament, title, { ...view, images }, order);
  return (
    <>
      {notices}
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
          facts={TEXTS.facts(order.length, tournament.album?.image_count)}
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
    </>
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

function TournamentSkeleton() {
  return (
    <div className={styles.top}>
      <ViewerHeaderSkeleton layout="beside" />
      <Skeleton className={styles.skeletonCard} />
    </div>
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
