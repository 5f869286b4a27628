import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { Album } from '@palmares/core/contract/types';
import { OPEN_TEXTS } from '@palmares/texts/page/rooms-open';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { failureText } from '../../api/failure-text.ts';
import { inRoom } from '../../api/room.ts';
import { useSession } from '../../api/session.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { paths } from '../../lib/paths.ts';
import { OWN_ROOMS_KEY, ownRoomsQuery, roomKeysQuery } from '../../queries/room.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ModeChoice } from './mode-choice.tsx';
import styles from './open-room-dialog.module.css';
import { RoomOptions } from './room-options.tsx';
import { DEFAULT_WISHES, type RoomWishes, toRoomBody } from './room-wishes.ts';

type Props = { album: Album; images: readonly number[] | null; onClose: () => void };

/** Mode and options of a new room; the defaults need no press but the last. */
export function OpenRoomDialog({ album, images, onClose }: Props) {
  const { status } = useSession();
  return status === 'signed-in' ? (
    <OpenForm album={album} images={images} onClose={onClose} />
  ) : (
    <SignInFirst onClose={onClose} />
  );
}

function SignInFirst({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Dialog
      title={OPEN_TEXTS.title}
      description={OPEN_TEXTS.visitor}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{OPEN_TEXTS.cancel}</Button>
          <Button variant="primary" to={paths.login.to(pathname + search)}>
            {OPEN_TEXTS.signIn}
          </Button>
        </>
      }
    />
  );
}

function OpenForm({ album, images, onClose }: Props) {
  const navigate = useNavigate();
  const form = useId();
  const queryClient = useQueryClient();
  const [wishes, setWishes] = useState<RoomWishes>(DEFAULT_WISHES);
  const change = (patch: Partial<RoomWishes>) => setWishes((now) => ({ ...now, ...patch }));
  const played = images ?? album.images.map(({ id }) => id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(ROOM_ENDPOINTS.openRoom, { body: toRoomBody(album.id, played, wishes) }),
    onSuccess: async (opened) => {
      const { code, invite_key, screen_key } = opened;
      queryClient.setQueryData(roomKeysQuery(code).queryKey, { invite_key, screen_key });
      await navigate(paths.room.to(code));
    },
    meta: { invalidates: [OWN_ROOMS_KEY] },
  });
  const isReady = wishes.mode !== 'guess' || wishes.tierlist !== null;
  return (
    <Dialog
      size="l"
      title={OPEN_TEXTS.title}
      description={
        <>
          <bdi lang="">{album.name}</bdi> · {OPEN_TEXTS.images(played.length)}
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{OPEN_TEXTS.cancel}</Button>
          <GuardedButton variant="primary" type="submit" form={form} loading={isPending} disabled={!isReady}>
            {OPEN_TEXTS.submit}
          </GuardedButton>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // React events leave a portal: the form of the album's dialog would be submitted too.
          event.stopPropagation();
          if (isReady && !isPending) mutate();
        }}
      >
        {error !== null && (
          <InlineAlert>{failureText(error, { failed: OPEN_TEXTS.failed, quoted: 'all' })}</InlineAlert>
        )}
        <ModeChoice value={wishes.mode} onChange={(mode) => change({ mode, seconds: null })} />
        <RoomOptions albumId={album.id} wishes={wishes} onChange={change} />
      </form>
      <OwnRooms />
    </Dialog>
  );
}

/** Rooms that are open already, or whose result waits to be saved (SA-21). */
function OwnRooms() {
  const { data: rooms = [] } = useQuery(ownRoomsQuery());
  if (rooms.length === 0) return null;
  return (
    <section className={styles.own}>
      <h3 className={styles.ownTitle}>{OPEN_TEXTS.own}</h3>
      <ul className={styles.rooms}>
        {rooms.map(({ code, album, phase }) => (
          <li key={code}>
            {phase === 'end' ? (
              <SaveResult code={code} />
            ) : (
              <Button size="s" to={paths.room.to(code)}>
                {OPEN_TEXTS.goTo(code)}
              </Button>
            )}{' '}
            <bdi lang="" className={styles.album}>
              {album.name}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A room that others led to its end: its result waits for the opener, also after the seats are gone. */
function SaveResult({ code }: { code: string }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.saveRoom, code), { body: {} }),
    onSuccess: ({ kind, id }) => navigate(KINDS[kind].paths.view(id)),
    meta: { failure: { failed: OPEN_TEXTS.notSaved, quoted: 'all' }, invalidates: [OWN_ROOMS_KEY] },
  });
  return (
    <Button size="s" variant="primary" loading={isPending} onClick={() => mutate()}>
      {OPEN_TEXTS.saveOf(code)}
    </Button>
  );
}
