import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { LOBBY_TEXTS, PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import icon from '../../ui/icon-button.module.css';
import { IconEdit, IconLogOut, IconMore, IconShare } from '../../ui/icons-actions.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Invitation } from './invitation.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useRoom } from './room-context.ts';

type Opened = 'invitation' | 'rename' | null;

/** The guest's actions other than voting, while the game fills the window. */
export function GuestMenu({ className }: { className: string | undefined }) {
  const { snapshot, seat } = useRoom();
  const [opened, setOpened] = useState<Opened>(null);
  const { leave } = useLeave();
  const close = () => setOpened(null);
  return (
    <>
      <Menu
        label={PLAY_TEXTS.menu}
        triggerClassName={classNames(icon.button, icon.quiet, className)}
        trigger={<IconMore />}
        items={[
          { label: LOBBY_TEXTS.invite, icon: <IconShare />, onSelect: () => setOpened('invitation') },
          { label: LOBBY_TEXTS.rename, icon: <IconEdit />, onSelect: () => setOpened('rename') },
          ...(seat.id === snapshot.opener
            ? []
            : [{ label: LOBBY_TEXTS.leave, icon: <IconLogOut />, onSelect: leave }]),
        ]}
      />
      {opened === 'rename' && <RenameDialog onClose={close} />}
      {opened === 'invitation' && (
        <Dialog size="l" title={LOBBY_TEXTS.invite} onClose={close}>
          <Invitation />
        </Dialog>
      )}
    </>
  );
}

/** Gives the seat up. */
export function useLeave(): { leave: () => void; isLeaving: boolean } {
  const { code } = useRoom();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.leaveRoom, code)),
    onSettled: () => navigate(paths.home.to()),
  });
  return { leave: mutate, isLeaving: isPending };
}
