import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { getAlbum } from '../../api/album.ts';
import { isRefusal } from '../../api/errors.ts';
import { getTierlist } from '../../api/tierlist.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { nameDraft } from '../../lib/drafts/kept-draft.ts';
import { pageDrafts } from '../../lib/drafts/page-drafts.ts';
import { paths } from '../../lib/paths.ts';
import { useRenewedImages } from '../../lib/use-renewed-images.ts';
import { albumQuery } from '../../queries/album.ts';
import { tierlistQuery } from '../../queries/tierlist.ts';
import { Button } from '../../ui/button.tsx';
import { EditorNotice } from '../../ui/editor-notice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { carriedSource } from './carry-over.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { type EditorSource, sourceOfTierlist } from './editor-source.ts';
import { TEXTS } from './messages.ts';
import { TierlistEditor } from './tierlist-editor.tsx';

/** A saved tier list, for its author. */
export function EditTierlistEditor({ id }: { id: number }) {
  const [carried] = useState(() => carriedSource.peek(id));
  return carried === null ? <Loaded id={id} /> : <Editing id={id} first={carried} />;
}

function Loaded({ id }: { id: number }) {
  const navigate = useNavigate();
  // What is edited is what the server holds now, not what was looked at a while ago.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...tierlistQuery(id),
    refetchOnMount: 'always',
  });
  const isRefused = isRefusal(error);
  useEffect(() => {
    if (!isRefused) return;
    showToast({ kind: 'error', text: TIERLIST_TEXTS.loadFailed });
    void navigate(paths.profile.to(), { replace: true });
  }, [isRefused, navigate]);

  if (error !== null && !isRefused) {
    return (
      <EditorNotice heading={TEXTS.editor}>
        <ErrorState text={TIERLIST_TEXTS.loadFailed} retrying={isFetching} onRetry={() => void refetch()} />
      </EditorNotice>
    );
  }
  if (data === undefined || !isFetchedAfterMount) return <EditorSkeleton />;
  if (data.frozen) return <Refusal id={id} text={TEXTS.frozen} />;
  if (!data.can.update) return <Refusal id={id} text={TEXTS.notAuthor} />;
  return <Editing id={id} first={sourceOfTierlist(data)} />;
}

/** `first` is taken once: later answers of the server change nothing under one's hands. */
function Editing({ id, first }: { id: number; first: EditorSource }) {
  const { owner, userKey } = useDraftOwner();
  const [{ start, round }, setStart] = useState({ start: first, round: 0 });
  const album = useQuery(albumQuery(first.albumId));
  // A draft may hold images that the album has and the saved tier list has not.
  const [hasDraft] = useState(() =>
    pageDrafts.has(nameDraft('tierlist', { owner, albumId: first.albumId }, first.start.savedAs)),
  );
  const all = useMemo(() => {
    const known = new Set(start.images.map((image) => image.id));
    return [...start.images, ...(album.data?.images.filter((image) => !known.has(image.id)) ?? [])];
  }, [start, album.data]);
  const images = useRenewedImages(all, async () => {
    const [tierlist, others] = await Promise.all([
      getTierlist(id),
      getAlbum(first.albumId).catch(() => null),
    ]);
    return [...(others?.images ?? []), ...sourceOfTierlist(tierlist).images];
  });
  const source = useMemo(() => ({ ...start, images }), [start, images]);

  async function reload(): Promise<void> {
    try {
      setStart({ start: sourceOfTierlist(await getTierlist(id)), round: round + 1 });
    } catch {
      showToast({ kind: 'error', text: TEXTS.reloadFailed });
    }
  }

  if (hasDraft && album.isPending) return <EditorSkeleton />;
  // Without the album's answer nobody knows which images of the draft have left it.
  if (hasDraft && album.data === undefined && !isRefusal(album.error))
    return (
      <EditorNotice heading={TEXTS.editor}>
        <ErrorState
          text={TIERLIST_TEXTS.loadFailed}
          retrying={album.isFetching}
          onRetry={() => void album.refetch()}
        />
      </EditorNotice>
    );
  return (
    <TierlistEditor
      key={`${owner} ${round}`}
      source={source}
      owner={owner}
      userKey={userKey}
      onReload={() => void reload()}
    />
  );
}

function Refusal({ id, text }: { id: number; text: string }) {
  return (
    <EditorNotice heading={TEXTS.editor}>
      <EmptyState title={text} action={<Button to={paths.tierlist.to(id)}>{TEXTS.view}</Button>} />
    </EditorNotice>
  );
}
