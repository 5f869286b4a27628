import type { Ranking } from '@palmares/core/contract/types';
import { RANKING_TEXTS } from '@palmares/core/ranking/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../api/session.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { paths } from '../../lib/paths.ts';
import { useRefreshOnce } from '../../lib/use-refresh-once.ts';
import { rankingQuery } from '../../queries/ranking.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { carriedSource } from './carry-over.ts';
import { editFailureOf } from './edit-failure.ts';
import { EditorNotice, EditorSkeleton } from './editor-skeleton.tsx';
import { type EditorSource, randomSeed, sourceOfRanking } from './editor-source.ts';
import { TEXTS } from './messages.ts';
import { RankingEditor } from './ranking-editor.tsx';

/** A saved ranking, for its author. */
export function EditRankingEditor({ id }: { id: number }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  // A session that ends while one works takes nothing off the screen (product.md §4).
  const [wasSignedIn] = useState(session.status === 'signed-in');
  const [carried] = useState(() => carriedSource.peek(id));
  if (!wasSignedIn && session.status !== 'signed-in')
    return <Navigate to={paths.login.to(pathname + search)} replace />;
  return carried === null ? <Loaded id={id} /> : <Editing id={id} first={carried} />;
}

function Loaded({ id }: { id: number }) {
  const navigate = useNavigate();
  // What is edited is what the server holds now, not what was looked at a while ago.
  const { data, error, isFetchedAfterMount } = useQuery({ ...rankingQuery(id), refetchOnMount: 'always' });
  const isOthers = data !== undefined && isFetchedAfterMount && !data.can.update && !data.frozen;
  useEffect(() => {
    if (error === null && !isOthers) return;
    const { text, to } = editFailureOf(error, id);
    showToast({ kind: 'error', text });
    void navigate(to, { replace: true });
  }, [error, isOthers, id, navigate]);

  if (data === undefined || error !== null || !isFetchedAfterMount || isOthers) return <EditorSkeleton />;
  if (data.frozen)
    return (
      <EditorNotice>
        <EmptyState
          title={TEXTS.frozen}
          action={<Button to={paths.ranking.to(id)}>{RANKING_TEXTS.seeResult}</Button>}
        />
      </EditorNotice>
    );
  return <Fetched id={id} ranking={data} />;
}

function Fetched({ id, ranking }: { id: number; ranking: Ranking }) {
  const [first] = useState(() => sourceOfRanking(ranking, randomSeed()));
  return <Editing id={id} first={first} ranking={ranking} />;
}

type EditingProps = { id: number; first: EditorSource; ranking?: Ranking };

/** `first` is taken once: later answers of the server only renew the addresses of images. */
function Editing({ id, first, ranking }: EditingProps) {
  const { owner, userKey } = useDraftOwner();
  const [{ start, round }, setStart] = useState({ start: first, round: 0 });
  const query = useQuery({ ...rankingQuery(id), enabled: false });
  const newest = query.data ?? ranking;
  const source = useMemo(() => {
    const renewed = new Map(newest?.rankingImage.map(({ image }) => [image.id, image]));
    return { ...start, images: start.images.map((image) => renewed.get(image.id) ?? image) };
  }, [start, newest]);
  const refresh = useRefreshOnce(() => void query.refetch());

  async function reload(): Promise<void> {
    const { data } = await query.refetch();
    if (data !== undefined) setStart({ start: sourceOfRanking(data, randomSeed()), round: round + 1 });
  }

  return (
    <RankingEditor
      key={`${owner} ${round}`}
      source={source}
      owner={owner}
      userKey={userKey}
      onReload={() => void reload()}
      onBroken={refresh}
    />
  );
}
