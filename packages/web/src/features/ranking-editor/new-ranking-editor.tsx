import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { paths } from '../../lib/paths.ts';
import { useRefreshOnce } from '../../lib/use-refresh-once.ts';
import { albumQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EditorNotice, EditorSkeleton } from './editor-skeleton.tsx';
import { type NewEditor, randomSeed, sourceOfAlbum } from './editor-source.ts';
import { TEXTS } from './messages.ts';
import { RankingEditor } from './ranking-editor.tsx';

type Props = { albumId: number } & Pick<NewEditor, 'images' | 'name'>;

/** A ranking that does not exist yet, on a selection of an album's images. */
export function NewRankingEditor({ albumId, ...query }: Props) {
  const album = useQuery(albumQuery(albumId));
  const session = useSession();
  if (album.data !== undefined) {
    const { status, author } = album.data;
    // A modo may read somebody's private album, not build on it (product.md §3).
    if (status === 'quarantined') return <Refusal text={TEXTS.frozen} />;
    if (status === 'private' && author.id !== session.user?.id && session.status === 'signed-in')
      return <Refusal text={TEXTS.albumPrivate} />;
    return <Ready album={album.data} {...query} onBroken={() => void album.refetch()} />;
  }
  if (album.error === null) return <EditorSkeleton />;
  const status = album.error instanceof ApiError ? album.error.status : 0;
  if (status === 401) return <Refusal text={TEXTS.albumSignIn} signIn />;
  if (status === 403) return <Refusal text={TEXTS.albumPrivate} />;
  if (status === 404) return <Refusal text={TEXTS.albumGone} />;
  return (
    <EditorNotice>
      <ErrorState text={TEXTS.albumFailed} retrying={album.isFetching} onRetry={() => void album.refetch()} />
    </EditorNotice>
  );
}

function Ready({ album, images, name, onBroken }: { onBroken: () => void } & NewEditor) {
  const { owner, userKey } = useDraftOwner();
  const [first] = useState(() => sourceOfAlbum({ album, images, name }, randomSeed()));
  // The addresses of images may be renewed while one works; what one works on is not.
  const source = useMemo(() => ({ ...first, images: album.images }), [first, album.images]);
  const refresh = useRefreshOnce(onBroken);
  return (
    <RankingEditor
      key={owner}
      source={source}
      owner={owner}
      userKey={userKey}
      onReload={refresh}
      onBroken={refresh}
    />
  );
}

function Refusal({ text, signIn = false }: { text: string; signIn?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <EditorNotice>
      <EmptyState
        title={text}
        action={
          signIn ? (
            <Button variant="primary" to={paths.login.to(pathname + search)}>
              {TEXTS.signIn}
            </Button>
          ) : (
            <Button to={paths.gallery.to()}>{TEXTS.chooseAlbum}</Button>
          )
        }
      />
    </EditorNotice>
  );
}
