import { useEffect, useEffectEvent } from 'react';
import { cacheOffline } from '../api/cache-offline.ts';
import { useSession } from '../api/session.ts';
import { KINDS } from '../kinds/kinds.ts';
import { network } from '../lib/network.ts';
import { runWhenIdle } from '../lib/run-when-idle.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import { FRAME_TEXTS } from './messages.ts';
import type { Save } from './save.ts';

type Options<P extends EditorParts> = {
  kind: EditorKind<P>;
  source: P['source'];
  state: P['state'];
  save: Save;
};

/** Makes the open work available offline, and offers its save once the network is back. */
export function useOfflineDraft<P extends EditorParts>({ kind, source, state, save }: Options<P>): void {
  const { albumId, images } = source;
  const { savedAs } = state;
  const isSignedIn = useSession().status === 'signed-in';

  const keep = useEffectEvent((album: number, content: number | null) =>
    cacheOffline({ kind: kind.name, album, content, images }),
  );
  useEffect(() => {
    let isOpen = true;
    runWhenIdle(() => {
      if (isOpen) void keep(albumId, savedAs?.id ?? null);
    });
    return () => {
      isOpen = false;
    };
    // Runs again after each save, because the cached copy of the previous version was removed.
  }, [albumId, savedAs]);

  const waits = isSignedIn && kind.isDirty(state);
  const saveNow = useEffectEvent(() => save.save());
  useEffect(() => {
    const offer = waits ? { label: FRAME_TEXTS[KINDS[kind.name].language].save, run: () => saveNow() } : null;
    const ask = () => offer;
    network.setState({ offerOf: ask });
    return () => {
      // The next editor may have mounted before this one unmounts.
      if (network.getState().offerOf === ask) network.setState({ offerOf: null });
    };
    // The offer changes its identity when work starts or stops to be pending, so that the toast with the offer is updated
    // (app/offline-notice.tsx).
  }, [waits, kind]);
}
