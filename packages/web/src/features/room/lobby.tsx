import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { MODE_TEXTS } from '@palmares/texts/page/rooms-open';
import { HOST_TEXTS, LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { GuestChips } from './guest-chips.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { Question } from './question.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { mayInRoom, useRoom } from './room-context.ts';

/** Before the start: who is there, and how others come in. */
export function Lobby() {
  const room = useRoom();
  const { snapshot, images, seat } = room;
  const { mode, guests, counts, opener } = snapshot;
  const isHost = mayInRoom(room, 'conduct');
  const shown = guests.filter((guest) => !('removed' in guest && guest.removed));
  return (
    <section className={styles.lobby}>
      <Question note={`${MODE_TEXTS[mode].hint} ${LOBBY_TEXTS.images(images.size)}.`}>
        {isHost ? LOBBY_TEXTS.title : LOBBY_TEXTS.waiting}
      </Question>
      <Invitation />
      <section className={styles.guests}>
        <h2 className={styles.title}>{LOBBY_TEXTS.guests(counts.guests)}</h2>
        <GuestChips guests={shown} own={seat.id} host={opener} />
        <Simulate />
        {counts.guests <= 1 && <p className={styles.alone}>{LOBBY_TEXTS.alone}</p>}
      </section>
      <div className={styles.own}>
        <Rename />
        {seat.id !== opener && <Leave />}
      </div>
    </section>
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
      <p className={styles.alone}>{LOBBY_TEXTS.simulateText}</p>
    </div>
  );
}

/** A guest changes their own name. */
function Rename() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {LOBBY_TEXTS.rename}
      </Button>
      {isOpen && <RenameDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Leave() {
  const { code } = useRoom();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.leaveRoom, code)),
    onSettled: () => navigate(paths.home.to()),
  });
  return (
    <Button variant="quiet" loading={isPending} onClick={() => mutate()}>
      {LOBBY_TEXTS.leave}
    </Button>
  );
}
