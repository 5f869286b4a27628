import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { ROOM_END_TEXTS } from '@palmares/texts/page/rooms';
import { END_TEXTS, HOST_TEXTS } from '@palmares/texts/page/rooms-play';
import { RESULT_TEXTS } from '@palmares/texts/page/rooms-result';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { paths } from '../../lib/paths.ts';
import { roomPreviewQuery, roomResultQuery } from '../../queries/room.ts';
import { Button } from '../../ui/button.tsx';
import { RoomPictureButton } from '../../ui/room-picture-button.tsx';
import { RoomResultParts } from '../../ui/room-result.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Decided } from './board-phase.tsx';
import styles from './end-phase.module.css';
import { Question } from './question.tsx';
import { useRoom } from './room-context.ts';
import { TakeHome } from './take-home.tsx';

/** The end: what was decided, who agreed with it, and the saved content. */
export function EndPhase() {
  const { code, snapshot, seat, images } = useRoom();
  const { end_reason: reason, content, opener } = snapshot;
  const { data: result } = useQuery(roomResultQuery(code));
  const { data: preview } = useQuery(roomPreviewQuery(code));
  const queryClient = useQueryClient();
  const isOpener = seat.id === opener;
  return (
    <section className={styles.end}>
      <Question isPage note={reason === null || reason === 'finished' ? null : ROOM_END_TEXTS[reason]}>
        {END_TEXTS.title}
      </Question>
      <div className={styles.actions}>
        {content !== null && (
          <Button variant="primary" to={KINDS[content.kind].paths.view(content.id)}>
            {END_TEXTS.see}
          </Button>
        )}
        {!isOpener && <TakeHome />}
        {result !== undefined && (
          <RoomPictureButton
            title={preview?.album?.name ?? RESULT_TEXTS.untitled}
            images={images}
            // Others may have agreed since.
            load={() => queryClient.fetchQuery({ ...roomResultQuery(code), staleTime: 0 })}
          />
        )}
        <Button to={paths.gallery.to()}>{END_TEXTS.albums}</Button>
      </div>
      {content === null && !isOpener && reason === 'finished' && (
        <p className={styles.soft}>{END_TEXTS.waiting}</p>
      )}
      <div className={styles.parts}>
        <Decided />
        {result !== undefined && <RoomResultParts result={result} images={images} />}
      </div>
      <Consent />
    </section>
  );
}

/** Asks a guest whether pictures may show their name; off by default (SA-23). */
function Consent() {
  const { code, seat } = useRoom();
  const [isGiven, setGiven] = useState(seat.consent);
  const { mutate, isPending } = useMutation({
    mutationFn: (consent: boolean) =>
      call(inRoom(ROOM_ENDPOINTS.updateRoomSeat, code), { body: { consent } }),
    onSuccess: ({ consent }) => setGiven(consent),
    meta: { failure: HOST_TEXTS.failed },
  });
  return <Switch label={END_TEXTS.consent} checked={isGiven} busy={isPending} onChange={mutate} />;
}
