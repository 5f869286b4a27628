import type { ContentKind } from '@palmares/core/content-kind';
import { SETUP } from '@palmares/core/content-limits';
import { SETUP_TEXTS } from '@palmares/texts/page/setup';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { parseKind } from '../../lib/builder-query.ts';
import { parseId, paths } from '../../lib/paths.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { albumQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ImagePicker, ImagePickerSkeleton } from './image-picker.tsx';

/** Selects the images of a new content: /setup?album&type&name (SU-13). */
export function Setup() {
  const [params] = useSearchParams();
  const album = params.get('album');
  const kind = parseKind(params.get('type'));
  const name = params.get('name')?.trim() ?? '';
  if (album === null || album === '' || kind === null || name === '')
    return <DeadEnd text={SETUP_TEXTS.missingParams} delayMs={SETUP.missingParamsRedirectMs} />;
  const id = parseId(album);
  if (id === null) return <DeadEnd text={SETUP_TEXTS.notFound} delayMs={0} />;
  return <AlbumSetup id={id} kind={kind} name={name} />;
}

function AlbumSetup({ id, kind, name }: { id: number; kind: ContentKind; name: string }) {
  const album = useQuery(albumQuery(id));
  const { status } = useSession();
  if (album.data) return <ImagePicker key={id} album={album.data} kind={kind} name={name} />;
  if (album.isPending) return <ImagePickerSkeleton name={name} />;

  const denied = deniedText(album.error);
  if (denied !== null)
    return (
      <DeadEnd text={denied} delayMs={SETUP.accessDeniedRedirectMs} offerSignIn={status === 'visitor'} />
    );
  if (album.error instanceof ApiError && album.error.status === 404)
    return (
      <Closed>
        <EmptyState
          isPage
          title={SETUP_TEXTS.notFound}
          action={<Button to={paths.gallery.to()}>{SETUP_TEXTS.gallery}</Button>}
        />
      </Closed>
    );
  return (
    <Closed>
      <ErrorState
        isPage
        text={SETUP_TEXTS.error}
        onRetry={() => void album.refetch()}
        retrying={album.isFetching}
      />
    </Closed>
  );
}

/** Returns the reason why a private album is denied (SU-21); null for other failures. */
function deniedText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return SETUP_TEXTS.deniedToVisitors;
  return error.code === 'album_private' || error.status === 403 ? SETUP_TEXTS.deniedPrivate : null;
}

/** Replaces the images; screen readers still get the page's heading. */
function Closed({ children }: { children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="div">
        <h1>{SETUP_TEXTS.title}</h1>
      </VisuallyHidden>
      {children}
    </>
  );
}

type DeadEndProps = { text: string; delayMs: number; offerSignIn?: boolean };

/** States why nothing can be done here, then redirects to the albums. */
function DeadEnd({ text, delayMs, offerSignIn = false }: DeadEndProps) {
  const { pathname, search } = useLocation();
  useRedirectAfter(paths.gallery.to(), delayMs);
  return (
    <Closed>
      <div role="alert">
        <EmptyState
          isPage
          title={text}
          text={SETUP_TEXTS.redirecting}
          action={
            offerSignIn ? (
              <Button to={paths.login.to(pathname + search)} variant="primary">
                {SETUP_TEXTS.signIn}
              </Button>
            ) : undefined
          }
        />
      </div>
    </Closed>
  );
}
