import type { Album } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { getAlbum } from '../api/album.ts';
import { isGone } from '../api/errors.ts';
import { useSession } from '../api/session.ts';
import { useDraftOwner } from '../api/use-draft-owner.ts';
import { KINDS } from '../kinds/kinds.ts';
import { type BuilderQuery, parseBuilderQuery } from '../lib/builder-query.ts';
import { findCreationRefusal } from '../lib/creation-refusal.ts';
import { parseNavigationMessage } from '../lib/navigation-message.ts';
import { paths } from '../lib/paths.ts';
import { chooseImages } from '../lib/source-album.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useHydrating } from '../lib/use-hydrating.ts';
import { useRenewedImages } from '../lib/use-renewed-images.ts';
import { albumQuery } from '../queries/album.ts';
import { LanguageContext } from '../ui/language.ts';
import { DeletedAlbum } from './deleted-album.tsx';
import { DraftGate } from './draft-gate.tsx';
import type { EditorKind, EditorParts, Opened } from './editor-kind.ts';
import { LoadingMain } from './loading-main.tsx';
import { RefusalPage } from './refusal-page.tsx';

/** The page of a content that does not exist yet; the address selects the album and its images. */
export function NewEditor<P extends EditorParts>({ kind }: { kind: EditorKind<P> }) {
  const [query] = useSearchParams();
  const wanted = parseBuilderQuery(query);
  const { key, state } = useLocation();
  useDocumentTitle(kind.texts.newTitle);
  // TL-30: missing or invalid ids redirect to the albums.
  if (wanted === null) return <Navigate to={paths.gallery.to()} replace />;
  return (
    <LanguageContext value={KINDS[kind.name].language}>
      {/* A draft made during the navigation opens, even when the address stays the same. */}
      <AlbumDoor
        key={`${query} ${parseNavigationMessage(state) === null ? '' : key}`}
        kind={kind}
        wanted={wanted}
      />
    </LanguageContext>
  );
}

type DoorProps<P extends EditorParts> = { kind: EditorKind<P>; wanted: BuilderQuery };

/** Opens the editor, or explains why it cannot. An open editor stays open whatever later answers say. */
function AlbumDoor<P extends EditorParts>({ kind, wanted }: DoorProps<P>) {
  const { data, error, isFetching, isStale, refetch } = useQuery(albumQuery(wanted.album));
  const { user } = useSession();
  const isFirst = useHydrating();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened !== null) return <Fresh kind={kind} opened={opened} />;
  // A stale answer may lack images or hold expired addresses: wait for the pending refetch. The page itself may hold a fresh one.
  const album = isStale && isFetching && !isFirst ? undefined : data;
  const problem = album === undefined ? error : findProblem(album, wanted, user);
  if (problem === null) {
    if (album !== undefined) setOpened({ ...wanted, album });
    return <LoadingMain kind={kind} />;
  }
  const refusal = (
    <RefusalPage
      refusal={kind.whyNotNew(problem)}
      heading={kind.texts.heading ?? kind.texts.newTitle}
      skeleton={<LoadingMain kind={kind} />}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  return isGone(problem) ? (
    <DeletedAlbum kind={kind} albumId={wanted.album} withoutDraft={refusal} />
  ) : (
    refusal
  );
}

function findProblem(album: Album, { images }: BuilderQuery, user: { readonly id: number } | null) {
  return findCreationRefusal(album, user) ?? (chooseImages(album, images).length === 0 ? 'empty' : null);
}

function Fresh<P extends EditorParts>({ kind, opened }: { kind: EditorKind<P>; opened: Opened }) {
  const { owner, userKey } = useDraftOwner();
  const [first] = useState(() => kind.sourceFromAlbum(opened));
  const images = useRenewedImages(first.images, async () => (await getAlbum(first.albumId)).images);
  const source = useMemo(() => ({ ...first, images }), [first, images]);
  const [round, setRound] = useState(0);
  return (
    <DraftGate
      key={`${owner} ${round}`}
      kind={kind}
      source={source}
      owner={owner}
      userKey={userKey}
      album={opened.album}
      goesOn
      onReload={() => setRound(round + 1)}
    />
  );
}
