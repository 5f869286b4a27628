import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { HOST_TEXTS, LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { roomKeysQuery } from '../../queries/room.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconRefresh } from '../../ui/icons-shell.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRoom } from './room-context.ts';

/** Ends the links that were given away, and the screens that are open (SA-48). */
export function RenewKeys() {
  const { code } = useRoom();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.renewRoomKeys, code)),
    onSuccess: (keys) => {
      queryClient.setQueryData(roomKeysQuery(code).queryKey, keys);
      setAsking(false);
      showToast({ kind: 'success', text: LOBBY_TEXTS.renewed });
    },
  });
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button size="s" icon={<IconRefresh size="s" />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {LOBBY_TEXTS.renew}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={LOBBY_TEXTS.renewQuestion}
          text={LOBBY_TEXTS.renewText}
          confirmLabel={LOBBY_TEXTS.renewConfirm}
          danger={false}
          loading={isPending}
          failure={isError ? HOST_TEXTS.failed : null}
          onConfirm={() => mutate()}
          onClose={close}
        />
      )}
    </>
  );
}
