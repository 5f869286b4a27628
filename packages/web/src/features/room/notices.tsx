import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { HOST_TEXTS, LINK_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { network, useOffline } from '../../lib/network.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useRoom } from './room-context.ts';

/** A lost network, and a host who is away. */
export function Notices() {
  const { link } = useRoom();
  const isOffline = useOffline();
  // The site's own notice tells that the device is offline.
  useEffect(() => {
    network.setState({ offlineText: LINK_TEXTS.offline });
    return () => network.setState({ offlineText: null });
  }, []);
  return (
    <>
      {link === 'lost' && !isOffline && <InlineAlert kind="warning">{LINK_TEXTS.lost}</InlineAlert>}
      {link === 'polling' && <InlineAlert kind="info">{LINK_TEXTS.polling}</InlineAlert>}
      <TakeOver />
    </>
  );
}

/** Offers to take over to the person who may now; the opener may at any time (SA-27). */
function TakeOver() {
  const { code, snapshot, seat } = useRoom();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.takeOverRoom, code)),
    meta: { failure: HOST_TEXTS.failed },
  });
  const { successor, conductor, opener, phase, conductor_away: isAway } = snapshot;
  const isOpenerBack = seat.id === opener && conductor !== opener && phase !== 'end';
  if (seat.id !== successor && !isOpenerBack) return null;
  return (
    <InlineAlert
      kind="info"
      action={
        <Button size="s" loading={isPending} onClick={() => mutate()}>
          {HOST_TEXTS.takeOver}
        </Button>
      }
    >
      {isAway ? HOST_TEXTS.away : null}
    </InlineAlert>
  );
}
