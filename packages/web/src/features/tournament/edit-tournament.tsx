import type { Tournament } from '@palmares/core/contract/types';
import { TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isRefusal } from '../../api/errors.ts';
import { getTournament } from '../../api/tournament.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { paths } from '../../lib/paths.ts';
import { useRenewedImages } from '../../lib/use-renewed-images.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TEXTS } from './messages.ts';
import { NoticePage } from './notice-page.tsx';
import { PlaySkeleton } from './play-skeleton.tsx';
import { shownImages, sourceOfTournament } from './play-source.ts';
import { TournamentEditor } from './tournament-editor.tsx';

/** A saved tournament, for its author. */
export function EditTournament({ id, goOn }: { id: number; goOn: boolean }) {
  // What is edited is what the server holds now, not what was looked at a while ago.
  const query = useQuery({
    ...tournamentQuery(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const { data, error, isFetching, isFetchedAfterMount, refetch } = query;
  const [round, setRound] = useState(0);
  if (error !== null && data === undefined && !isRefusal(error))
    return (
      <ErrorState text={TOURNAMENT_TEXTS.viewFailed} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (data === null || (error !== null && data === undefined)) return <Missing />;
  if (data === undefined || !isFetchedAfterMount) return <PlaySkeleton />;
  if (data.frozen) return <Refusal id={id} text={TEXTS.frozen} />;
  if (!data.can.update) return <Refusal id={id} text={TEXTS.notAuthor} />;
  return (
    <Editing
      key={round}
      first={data}
      goOn={goOn && round === 0}
      onReload={() => void refetch().then(() => setRound(round + 1))}
    />
  );
}

/** `first` is taken once: a later answer changes nothing under one's hands. */
function Editing({ first, goOn, onReload }: { first: Tournament; goOn: boolean; onReload: () => void }) {
  const { owner, userKey } = useDraftOwner();
  const [taken] = useState(() => sourceOfTournament(first));
  const images = useRenewedImages(taken.images, async () => {
    const newest = await getTournament(first.id);
    return newest === null ? [] : shownImages(newest);
  });
  const source = useMemo(() => ({ ...taken, images }), [taken, images]);
  return (
    <TournamentEditor
      key={owner}
      source={source}
      owner={owner}
      userKey={userKey}
      goOn={goOn}
      onReload={onReload}
    />
  );
}

function Missing() {
  return (
    <NoticePage
      heading={TEXTS.editTitle}
      title={TOURNAMENT_TEXTS.notFound}
      text={TOURNAMENT_TEXTS.viewFailed}
      action={<Button to={paths.tournaments.to()}>{TEXTS.back}</Button>}
    />
  );
}

function Refusal({ id, text }: { id: number; text: string }) {
  return (
    <NoticePage
      heading={TEXTS.editTitle}
      title={text}
      action={<Button to={paths.tournament.to(id)}>{TEXTS.view}</Button>}
    />
  );
}
