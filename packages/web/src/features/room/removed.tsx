import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { ENTRY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { inRoom } from '../../api/room.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** While the host decides, the seat is asked for again. */
const CHECK_MS = 5_000;

const isRemoved = (error: unknown): boolean => error instanceof ApiError && error.code === 'room_removed';

/** The host removed this guest, who may ask to come back (SA-28). */
export function Removed({ code, onBack }: { code: string; onBack: () => void }) {
  const [hasAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    // The server notes the request, and refuses until the host agrees.
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.enterRoom, code), { body: {} }),
    onSuccess: onBack,
    onError: (reason) => setAsked(isRemoved(reason)),
  });
  useEffect(() => {
    if (!hasAsked) return undefined;
    const timer = setInterval(onBack, CHECK_MS);
    return () => clearInterval(timer);
  }, [hasAsked, onBack]);
  return (
    <NoticePage
      heading={ENTRY_TEXTS.title}
      title={ENTRY_TEXTS.removed}
      text={hasAsked ? ENTRY_TEXTS.asked : ENTRY_TEXTS.removedText}
      action={
        hasAsked ? undefined : (
          <>
            {error !== null && !isRemoved(error) && <InlineAlert>{ENTRY_TEXTS.joinFailed}</InlineAlert>}
            <Button loading={isPending} onClick={() => mutate()}>
              {ENTRY_TEXTS.ask}
            </Button>
          </>
        )
      }
    />
  );
}
