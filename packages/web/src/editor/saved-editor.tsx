import type { Image } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { getAlbum } from '../api/album.ts';
import { isGone, isRefusal } from '../api/errors.ts';
import { useDraftOwner } from '../api/use-draft-owner.ts';
import { KINDS } from '../kinds/kinds.ts';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useRenewedImages } from '../lib/use-renewed-images.ts';
import { albumQuery } from '../queries/album.ts';
import { contentKey } from '../queries/content.ts';
import { pageDrafts } from '../storage/drafts/page-drafts.ts';
import { nameDraft } from '../storage/drafts/versioned-draft.ts';
import { LanguageContext } from '../ui/language.ts';
import { showToast } from '../ui/toast-store.ts';
import { DeletedContent } from './deleted-content.tsx';
import { DraftGate } from './draft-gate.tsx';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import { LoadingMain } from './loading-main.tsx';
import { FRAME_TEXTS } from './messages.ts';
import { RefusalPage } from './refusal-page.tsx';

type Props<P extends EditorParts> = {
  kind: EditorKind<P>;
  /** Resumes unsaved work without asking. */
  goesOn?: boolean;
};

/** The editor page of a saved content, for its author. */
export function SavedEditor<P extends EditorParts>({ kind, goesOn = true }: Props<P>) {
  const id = parseId(useParams()['id']);
  useDocumentTitle(kind.texts.editTitle);
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <LanguageContext value={KINDS[kind.name].language}>
      <Loaded key={id} kind={kind} id={id} goesOn={goesOn} />
    </LanguageContext>
  );
}

type LoadedProps<P extends EditorParts> = Required<Props<P>> & { id: number };

function Loaded<P extends EditorParts>({ kind, id, goesOn }: LoadedProps<P>) {
  // Read once: later server answers must not change the work in progress.
  const [first, setFirst] = useState<P['source'] | null>(() => kind.carried?.peek(id) ?? null);
  // The editor needs the server's current state, not a cached answer.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    queryKey: contentKey(kind.name, id),
    queryFn: ({ signal }) => kind.calls.get(id, signal),
    refetchOnMount: 'always',
    enabled: first === null,
  });
  if (first !== null) return <Editing kind={kind} id={id} first={first} goesOn={goesOn} />;
  if (error === null && (data === undefined || !isFetchedAfterMount)) return <LoadingMain kind={kind} />;
  const problem = error ?? findProblem(data);
  if (problem === null) {
    if (data) setFirst(kind.sourceOfSaved(data));
    return <LoadingMain kind={kind} />;
  }
  const refusal = (
    <RefusalPage
      refusal={kind.findEditRefusal(problem, id)}
      heading={kind.texts.heading ?? kind.texts.editTitle}
      skeleton={<LoadingMain kind={kind} />}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  const isMissing = problem === 'missing' || isGone(problem);
  return isMissing ? <DeletedContent kind={kind} id={id} withoutDraft={refusal} /> : refusal;
}

function findProblem(data: EditorParts['wire'] | null | undefined): 'missing' | 'frozen' | 'others' | null {
  if (data === null || data === undefined) return 'missing';
  if (data.frozen) return 'frozen';
  return data.can.update ? null : 'others';
}

function Editing<P extends EditorParts>({
  kind,
  id,
  first,
  goesOn,
}: LoadedProps<P> & { first: P['source'] }) {
  const { owner, userKey } = useDraftOwner();
  const [{ start, round }, setStart] = useState({ start: first, round: 0 });
  const { images, album, isAwaited } = useImages(kind, id, start, owner);
  const source = useMemo(() => ({ ...start, images }), [start, images]);

  async function reload(): Promise<void> {
    try {
      const newest = await kind.calls.get(id);
      if (newest === null) throw new Error('It is not there any more');
      setStart({ start: kind.sourceOfSaved(newest), round: round + 1 });
    } catch {
      showToast({
        kind: 'error',
        text: FRAME_TEXTS[KINDS[kind.name].language].reloadFailed,
        lang: KINDS[kind.name].language,
      });
    }
  }

  if (isAwaited && album.isPending) return <LoadingMain kind={kind} />;
  if (isAwaited && album.data === undefined && album.error !== null && !isRefusal(album.error))
    return (
      <RefusalPage
        refusal={kind.findEditRefusal(album.error, id)}
        heading={kind.texts.heading ?? kind.texts.editTitle}
        skeleton={<LoadingMain kind={kind} />}
        retrying={album.isFetching}
        onRetry={() => void album.refetch()}
      />
    );
  return (
    <DraftGate
      key={`${owner} ${round}`}
      kind={kind}
      source={source}
      owner={owner}
      userKey={userKey}
      goesOn={goesOn && round === 0}
      onReload={() => void reload()}
    />
  );
}

/** The saved images, plus those of the album if the kind can add more; with valid addresses. */
function useImages<P extends EditorParts>(
  kind: EditorKind<P>,
  id: number,
  { images, albumId, start }: P['source'],
  owner: ReturnType<typeof useDraftOwner>['owner'],
) {
  const takesMore = kind.takesMoreImages === true;
  const album = useQuery({ ...albumQuery(albumId), enabled: takesMore });
  // A draft may hold images of the album that the saved content lacks: only the album's answer tells which were removed.
  const [isAwaited] = useState(
    () => takesMore && pageDrafts.has(nameDraft(kind.name, { owner, albumId }, start.savedAs)),
  );
  const all = useMemo(() => withOthers(images, album.data?.images ?? []), [images, album.data]);
  const renewed = useRenewedImages(all, async () => {
    const [newest, others] = await Promise.all([
      kind.calls.get(id),
      takesMore ? getAlbum(albumId).catch(() => null) : null,
    ]);
    return [...(others?.images ?? []), ...(newest === null ? [] : kind.imagesOf(newest))];
  });
  return { images: renewed, album, isAwaited };
}

function withOthers(images: readonly Image[], others: readonly Image[]): readonly Image[] {
  const known = new Set(images.map((image) => image.id));
  return [...images, ...others.filter((image) => !known.has(image.id))];
}
