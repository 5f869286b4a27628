import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomAudience, RoomSnapshot } from '@palmares/core/contract/types';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { inRoom, readRoomStream, toAudienceQuery } from '../../api/room.ts';
import { isFinalRefusal, type LinkState, startRoomLink } from './room-link.ts';
import { joinRoomTabs } from './room-tabs.ts';

export type RoomView = {
  /** Null until the first one came. */
  readonly snapshot: RoomSnapshot | null;
  readonly link: LinkState;
  /** Why the room is closed to this browser; null while it is open. */
  readonly refusal: ApiError | null;
  /** Server time minus browser time, in milliseconds. */
  readonly clockOffset: number;
};

const START: RoomView = { snapshot: null, link: 'connecting', refusal: null, clockOffset: 0 };

/** Follows a room until the component unmounts. `show` replaces the snapshot by the one of a reply. */
export function useRoomLink(
  code: string,
  audience: RoomAudience,
): RoomView & { show: (snapshot: RoomSnapshot) => void } {
  const [view, setView] = useState(START);
  const show = useCallback((snapshot: RoomSnapshot) => setView((now) => withSnapshot(now, snapshot)), []);

  useEffect(() => {
    const poll = (signal?: AbortSignal) =>
      call(inRoom(ROOM_ENDPOINTS.getRoomSnapshot, code), { query: toAudienceQuery(audience), signal });
    const refuse = (error: unknown) => {
      if (isFinalRefusal(error)) setView((now) => ({ ...now, refusal: error }));
    };
    let last: RoomSnapshot | null = null;
    let state: LinkState = 'connecting';
    const tabs = joinRoomTabs({
      name: `palmares-room-${code}-${audience === 'screen' ? 'screen' : 'seat'}`,
      onHeard: (link, snapshot) =>
        setView((now) => ({ ...(snapshot === null ? now : withSnapshot(now, snapshot)), link })),
      refresh: () => void poll().then(show, refuse),
      startLink: (mayStream) =>
        startRoomLink({
          mayStream,
          random: Math.random,
          stream: (signal, onText) => readRoomStream({ code, audience, signal, onText }),
          poll,
          onBeat: () => tabs.beat(),
          onState: (link) => {
            if (link === state) return;
            state = link;
            setView((now) => ({ ...now, link }));
            tabs.tell(state, last);
          },
          onSnapshot: (snapshot) => {
            last = snapshot;
            show(snapshot);
            tabs.tell(state, snapshot);
          },
          onRefused: (error) => {
            refuse(error);
            tabs.tellRefusal();
          },
        }),
    });
    const stopWaking = wakeWithPage(() => tabs.wake());
    return () => {
      stopWaking();
      tabs.leave();
    };
  }, [code, audience, show]);

  return { ...view, show };
}

function withSnapshot(view: RoomView, snapshot: RoomSnapshot): RoomView {
  return { ...view, snapshot, clockOffset: Date.parse(snapshot.now) - Date.now() };
}

/** A phone that slept comes back by one of these. Returns a function that stops it. */
function wakeWithPage(wake: () => void): () => void {
  const wakeIfSeen = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', wakeIfSeen);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', wakeIfSeen);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('online', wake);
  };
}
