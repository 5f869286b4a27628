import type { Tierlist } from '@palmares/core/contract/types';
import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { nameDraft } from '../../lib/drafts/kept-draft.ts';
import { paths } from '../../lib/paths.ts';
import { useRefreshOnce } from '../../lib/use-refresh-once.ts';
import { albumQuery } from '../../queries/album.ts';
import { tierlistQuery } from '../../queries/tierlist.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { carriedSource } from './carry-over.ts';
import { EditorNotice } from './editor-notice.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { type EditorSource, sourceOfTierlist } from './editor-source.ts';
import { TEXTS } from './messages.ts';
import { TierlistEditor } from './tierlist-editor.tsx';

/** A saved tier list, for its author. */
export function EditTierlistEditor({ id }: { id: number }) {
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
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...tierlistQuery(id),
    refetchOnMount: 'always',
  });
  const isRefused = error instanceof ApiError && error.status < 500;
  useEffect(() => {
    if (!isRefused) return;
    showToast({ kind: 'error', text: TIERLIST_TEXTS.loadFailed });
    void navigate(paths.profile.to(), { replace: true });
  }, [isRefused, navigate]);

  if (error !== null && !isRefused) {
    return (
      <EditorNotice>
        <ErrorState text={TIERLIST_TEXTS.loadFailed} retrying={isFetching} onRetry={() => void refetch()} />
      </EditorNotice>
    );
  }
  if (data === undefined || !isFetchedAfterMount) return <EditorSkeleton />;
  if (data.frozen) return <Refusal id={id} text={TEXTS.frozen} />;
  if (!data.can.update) return <Refusal id={id} text={TEXTS.notAuthor} />;
  return <Editing id={id} first={sourceOfTierlist(data)} tierlist={data} />;
}

type EditingProps = { id: number; first: EditorSource; tierlist?: Tierlist };

/** `first` is taken once: later answers of the server only renew the addresses of images. */
function Editing({ id, first, tierlist }: EditingProps) {
  const { owner, userKey } = useDraftOwner();
  const [{ start, round }, setStart] = useState({ start: first, round: 0 });
  const query = useQuery({ ...tierlistQuery(id), enabled: false });
  const newest = query.data ?? tierlist;
  const album = useQuery(albumQuery(first.albumId));
  // A draft may hold images that the album has and the saved tier list has not.
  const [hasDraft] = useState(
    () =>
      draftStore.read(nameDraft('tierlist', { owner, albumId: first.albumId }, first.start.savedAs)) !== null,
  );
  const source = useMemo(() => {
    const images = newest === undefined ? [] : sourceOfTierlist(newest).images;
    const renewed = new Map(images.map((image) => [image.id, image]));
    const own = start.images.map((image) => renewed.get(image.id) ?? image);
    const known = new Set(own.map((image) => image.id));
    const others = album.data?.images.filter((image) => !known.has(image.id)) ?? [];
    return { ...start, images: [...own, ...others] };
  }, [start, newest, album.data]);
  const refresh = useRefreshOnce(() => void query.refetch());

  async function reload(): Promise<void> {
    const { data } = await query.refetch();
    if (data !== undefined) setStart({ start: sourceOfTierlist(data), round: round + 1 });
  }

  if (hasDraft && album.isPending) return <EditorSkeleton />;
  return (
    <TierlistEditor
      key={`${owner} ${round}`}
      source={source}
      owner={owner}
      userKey={userKey}
      onReload={() => void reload()}
      onBroken={refresh}
    />
  );
}

function Refusal({ id, text }: { id: number; text: string }) {
  return (
    <EditorNotice>
      <EmptyState title={text} action={<Button to={paths.tierlist.to(id)}>{TEXTS.view}</Button>} />
    </EditorNotice>
  );
}
