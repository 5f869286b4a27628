import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomGuest, UpdateRoomGuestBody } from '@palmares/core/contract/types';
import { ROOM } from '@palmares/core/room/limits';
import { anonymousGuest } from '@palmares/texts/page/rooms';
import { HOST_TEXTS, LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './dialogs.module.css';
import { GuestAvatar } from './guest-avatar.tsx';
import { mayInRoom, useRoom } from './room-context.ts';

const META = { failure: { failed: HOST_TEXTS.failed, quoted: 'all' } } as const;

/** Everybody who has a seat, with what the host may do (SA-25, SA-28). Who asks to come back comes first. */
export function GuestsDialog({ onClose }: { onClose: () => void }) {
  const { snapshot } = useRoom();
  if (snapshot.audience !== 'host') return null;
  const guests = snapshot.guests.toSorted((a, b) => Number(b.asks) - Number(a.asks));
  return (
    <Dialog
      size="l"
      title={LOBBY_TEXTS.guests(snapshot.counts.guests)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{HOST_TEXTS.close}</Button>}
    >
      <ul className={styles.guests}>
        {guests.map((guest) => (
          <GuestRow key={guest.id} guest={guest} />
        ))}
      </ul>
    </Dialog>
  );
}

function GuestRow({ guest }: { guest: RoomGuest }) {
  const room = useRoom();
  const [isOpen, setOpen] = useState(false);
  const name = guest.name ?? anonymousGuest(guest.number);
  const states = [
    HOST_TEXTS.roles[guest.role],
    guest.asks ? HOST_TEXTS.asks : guest.removed ? HOST_TEXTS.removed : '',
    !guest.removed && !guest.present ? HOST_TEXTS.absent : '',
    guest.voted ? HOST_TEXTS.voted : '',
  ].filter((text) => text !== '');
  return (
    <li className={styles.guest}>
      <GuestAvatar name={name} number={guest.number} />
      <span className={styles.about}>
        <bdi lang="" className={styles.name}>
          {name}
        </bdi>
        <span className={styles.states}>{states.join(' · ')}</span>
      </span>
      {guest.id !== room.seat.id && (
        <Button
          size="s"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={HOST_TEXTS.more(name)}
          onClick={() => setOpen(!isOpen)}
        >
          …
        </Button>
      )}
      {isOpen && <GuestActions guest={guest} name={name} />}
    </li>
  );
}

/** Returns the calls about one guest. A refused call shows a message. */
function useGuestCalls(guest: RoomGuest) {
  const { code } = useRoom();
  const update = useMutation({
    mutationFn: (body: UpdateRoomGuestBody) =>
      call(inRoom(ROOM_ENDPOINTS.updateRoomGuest, code), { id: guest.id, body }),
    meta: META,
  });
  const remove = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.removeRoomGuest, code), { id: guest.id }),
    meta: META,
  });
  const appoint = useMutation({
    mutationFn: (coHost: number | null) =>
      call(inRoom(ROOM_ENDPOINTS.updateRoom, code), { body: { co_host: coHost } }),
    meta: META,
  });
  return { update, remove, appoint };
}

type ActionsProps = { guest: RoomGuest; name: string };

function GuestActions({ guest, name }: ActionsProps) {
  const { update } = useGuestCalls(guest);
  if (!guest.removed) return <SeatedActions guest={guest} name={name} />;
  return (
    <div className={styles.actions}>
      <Button
        size="s"
        variant="primary"
        aria-label={HOST_TEXTS.readmit(name)}
        loading={update.isPending}
        onClick={() => update.mutate({ readmitted: true })}
      >
        {HOST_TEXTS.readmitShort}
      </Button>
    </div>
  );
}

/** Only the opener names a co-host, and nobody removes the opener (SA-26). */
function SeatedActions({ guest, name }: ActionsProps) {
  const room = useRoom();
  const { update, remove, appoint } = useGuestCalls(guest);
  const { co_host: coHost, opener } = room.snapshot;
  const isCoHost = coHost === guest.id;
  return (
    <div className={styles.actions}>
      <Rename name={name} loading={update.isPending} onRename={(typed) => update.mutate({ name: typed })} />
      <Button
        size="s"
        aria-label={HOST_TEXTS.anonymise(name)}
        loading={update.isPending}
        onClick={() => update.mutate({ anonymous: true })}
      >
        {HOST_TEXTS.anonymiseShort}
      </Button>
      {mayInRoom(room, 'own') && (
        <Button
          size="s"
          loading={appoint.isPending}
          onClick={() => appoint.mutate(isCoHost ? null : guest.id)}
        >
          {isCoHost ? HOST_TEXTS.noCoHostShort : HOST_TEXTS.coHostShort}
        </Button>
      )}
      {opener !== guest.id && (
        <Button
          size="s"
          variant="danger"
          aria-label={HOST_TEXTS.remove(name)}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {HOST_TEXTS.removeShort}
        </Button>
      )}
    </div>
  );
}

type RenameProps = { name: string; loading: boolean; onRename: (name: string) => void };

function Rename({ name, loading, onRename }: RenameProps) {
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRename(typed);
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      <TextField
        label={HOST_TEXTS.rename(name)}
        value={typed}
        maxLength={2 * ROOM.nameMax}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" loading={loading}>
        {HOST_TEXTS.apply}
      </Button>
    </form>
  );
}
