import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { MODE_TEXTS } from '@palmares/texts/page/rooms-open';
import { HOST_TEXTS, LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { Button } from '../../ui/button.tsx';
import { IconEdit, IconLogOut } from '../../ui/icons-actions.tsx';
import { GuestChips } from './guest-chips.tsx';
import { useLeave } from './guest-menu.tsx';
import { Invitation, InvitationLinks } from './invitation.tsx';
import styles from './lobby.module.css';
import { Question } from './question.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { mayInRoom, useRoom } from './room-context.ts';

/** Before the start: who is there, and how others come in. */
export function Lobby() {
  const room = useRoom();
  const { snapshot, images, seat } = room;
  const { mode, guests, counts, opener, locked } = snapshot;
  const isHost = mayInRoom(room, 'conduct');
  const shown = guests.filter((guest) => !('removed' in guest && guest.removed));
  return (
    <section className={styles.lobby}>
      <Question isPage note={`${MODE_TEXTS[mode].hint} ${LOBBY_TEXTS.images(images.size)}.`}>
        {isHost ? LOBBY_TEXTS.title : LOBBY_TEXTS.waiting}
      </Question>
      <Invitation isLocked={locked} />
      <section className={styles.guests}>
        <h2 className={styles.title}>{LOBBY_TEXTS.guests(counts.guests)}</h2>
        <GuestChips guests={shown} own={seat.id} host={opener} />
        {counts.guests <= 1 && <Alone />}
        <Simulate />
      </section>
      <div className={styles.links}>
        <InvitationLinks>
          <Rename />
          {seat.id !== opener && <Leave />}
        </InvitationLinks>
      </div>
    </section>
  );
}

/** Empty places, which the first guests take. */
function Alone() {
  return (
    <div className={styles.alone}>
      <span className={styles.places} aria-hidden="true">
        <span className={styles.place} />
        <span className={styles.place} />
        <span className={styles.place} />
      </span>
      <p>{LOBBY_TEXTS.alone}</p>
    </div>
  );
}

/** On a demo site, one person sees a room played (SA-49). */
function Simulate() {
  const { code, snapshot } = useRoom();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.simulateRoomGuests, code)),
    meta: { failure: { failed: HOST_TEXTS.failed, quoted: 'all' } },
  });
  if (snapshot.audience !== 'host' || !snapshot.can_simulate) return null;
  return (
    <div className={styles.simulate}>
      <Button loading={isPending} onClick={() => mutate()}>
        {LOBBY_TEXTS.simulate}
      </Button>
      <p className={styles.soft}>{LOBBY_TEXTS.simulateText}</p>
    </div>
  );
}

/** A guest changes their own name. */
function Rename() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" icon={<IconEdit size="s" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {LOBBY_TEXTS.rename}
      </Button>
      {isOpen && <RenameDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Leave() {
  const { leave, isLeaving } = useLeave();
  return (
    <Button size="s" icon={<IconLogOut size="s" />} loading={isLeaving} onClick={leave}>
      {LOBBY_TEXTS.leave}
    </Button>
  );
}
