import type { Ranking } from '@palmares/core/contract/types';
import { RANKING_TEXTS } from '@palmares/core/ranking/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { getRanking } from '../../api/ranking.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { paths } from '../../lib/paths.ts';
import { useRenewedImages } from '../../lib/use-renewed-images.ts';
import { rankingQuery } from '../../queries/ranking.ts';
import { Button } from '../../ui/button.tsx';
import { EditorNotice } from '../../ui/editor-notice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { carriedSource } from './carry-over.ts';
import { editFailureOf } from './edit-failure.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { type EditorSource, randomSeed, sourceOfRanking } from './editor-source.ts';
import { TEXTS } from './messages.ts';
import { RankingEditor } from './ranking-editor.tsx';

/** A saved ranking, for its author. */
export function EditRankingEditor({ id }: { id: number }) {
  const [carried] = useState(() => carriedSource.peek(id));
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
      <EditorNotice heading={RANKING_TEXTS.editTitle}>
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
  return <Editing id={id} first={first} />;
}

/** `first` is taken once: later answers of the server change nothing under one's hands. */
function Editing({ id, first }: { id: number; first: EditorSource }) {
  const { owner, userKey } = useDraftOwner();
  const [{ start, round }, setStart] = useState({ start: first, round: 0 });
  const images = useRenewedImages(start.images, async () =>
    (await getRanking(id)).rankingImage.map(({ image }) => image),
  );
  const source = useMemo(() => ({ ...start, images }), [start, images]);

  async function reload(): Promise<void> {
    try {
      setStart({ start: sourceOfRanking(await getRanking(id), randomSeed()), round: round + 1 });
    } catch {
      showToast({ kind: 'error', text: TEXTS.reloadFailed });
    }
  }

  return (
    <RankingEditor
      key={`${owner} ${round}`}
      source={source}
      owner={owner}
      userKey={userKey}
      onReload={() => void reload()}
    />
  );
}
