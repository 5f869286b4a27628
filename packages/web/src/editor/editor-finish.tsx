import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../api/session.ts';
import type { EditorKind, EditorParts, StoreOf } from './editor-kind.ts';
import type { FinishInfo } from './finish-info.ts';
import type { FinishPanel as Panel } from './finish-panel.tsx';
import type { Finish } from './use-finish.ts';

const Nothing = (): ReactNode => null;

/** The work is already saved: if the panel's code cannot be loaded, the editor stays as it is, without a panel. */
const FinishPanel = lazy<ComponentType<ComponentProps<typeof Panel>>>(() =>
  import('./finish-panel.tsx').then(
    (module) => ({ default: module.FinishPanel }),
    () => ({ default: Nothing }),
  ),
);

type Props<P extends EditorParts> = {
  kind: EditorKind<P>;
  source: P['source'];
  store: StoreOf<P>;
  state: P['state'];
  finish: Finish;
};

/** Renders the panel of the last save; nothing before a save, and nothing once the person continues. */
export function EditorFinish<P extends EditorParts>({
  kind,
  source,
  store,
  state,
  finish,
}: Props<P>): ReactNode {
  const { user } = useSession();
  const { last, isDocked, close } = finish;
  const { savedAs, details } = state;
  if (last === null || savedAs === null || last.id !== savedAs.id) return null;
  const { toPicture, imagesOf } = kind.finish;
  const finished: FinishInfo = {
    kind: kind.name,
    ...last,
    title: details.name,
    isPrivate: details.private,
    isHidden: source.isHidden === true,
    albumId: source.albumId,
    albumIsPrivate: source.albumIsPrivate,
    content: toPicture(state, source, user?.username ?? ''),
    held: imagesOf(state),
    images: source.images,
  };
  return (
    <Suspense>
      <FinishPanel
        key={`${savedAs.id} ${savedAs.version}`}
        finished={finished}
        onPublished={store.markPublished}
        onClose={isDocked ? close : null}
      />
    </Suspense>
  );
}
