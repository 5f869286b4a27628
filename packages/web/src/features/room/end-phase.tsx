import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomResult } from '@palmares/core/contract/types';
import { anonymousGuest, ROOM_END_TEXTS } from '@palmares/texts/page/rooms';
import { END_TEXTS, HOST_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { paths } from '../../lib/paths.ts';
import { roomResultQuery } from '../../queries/room.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Decided } from './board-phase.tsx';
import styles from './end-phase.module.css';
import { Question } from './question.tsx';
import { useRoom } from './room-context.ts';
import { TakeHome } from './take-home.tsx';

/** The end: what was decided, who agreed with it, and the saved content. */
export function EndPhase() {
  const { code, snapshot, seat } = useRoom();
  const { end_reason: reason, content, opener } = snapshot;
  const { data: result } = useQuery(roomResultQuery(code));
  const isOpener = seat.id === opener;
  return (
    <section className={styles.end}>
      <Question note={reason === null || reason === 'finished' ? null : ROOM_END_TEXTS[reason]}>
        {END_TEXTS.title}
      </Question>
      <div className={styles.actions}>
        {content !== null && (
          <Button variant="primary" to={KINDS[content.kind].paths.view(content.id)}>
            {END_TEXTS.see}
          </Button>
        )}
        {!isOpener && <TakeHome />}
        <Button to={paths.gallery.to()}>{END_TEXTS.albums}</Button>
      </div>
      {content === null && !isOpener && reason === 'finished' && (
        <p className={styles.soft}>{END_TEXTS.waiting}</p>
      )}
      <div className={styles.parts}>
        <Decided />
        {result !== undefined && <Result result={result} />}
      </div>
      {!isOpener && <Consent />}
    </section>
  );
}

/** How much the guests agree, with the names that are still known (SA-22). */
function Result({ result }: { result: RoomResult }) {
  const { agreements, closest, original, guests } = result;
  const names = new Map(guests.map(({ number, name }) => [number, name ?? anonymousGuest(number)]));
  const getName = (number: number | undefined) => names.get(number ?? 0) ?? anonymousGuest(number ?? 0);
  return (
    <div className={styles.result}>
      {agreements.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.title}>{END_TEXTS.agreement}</h2>
          <ol className={styles.agreements}>
            {agreements.map(({ number, percent }) => (
              <li key={number} className={styles.agreement} style={{ '--share': percent / 100 }}>
                <bdi className={styles.name}>{getName(number)}</bdi>
                <strong>{END_TEXTS.percent(percent)}</strong>
                <span className={styles.bar} aria-hidden="true" />
              </li>
            ))}
          </ol>
        </section>
      )}
      {closest !== null && (
        <section className={styles.part}>
          <h2 className={styles.title}>{END_TEXTS.closest}</h2>
          <p>
            {END_TEXTS.closestText(getName(closest.numbers[0]), getName(closest.numbers[1]), closest.percent)}
          </p>
        </section>
      )}
      {original !== null && (
        <section className={styles.part}>
          <h2 className={styles.title}>{END_TEXTS.original}</h2>
          <p>{END_TEXTS.originalText(getName(original.number), original.percent)}</p>
        </section>
      )}
      <Divisive result={result} />
    </div>
  );
}

function Divisive({ result: { divisive } }: { result: RoomResult }) {
  const { images } = useRoom();
  const shown = divisive.map(({ images: ids }) => ids.flatMap((id) => images.get(id) ?? []));
  if (shown.every((group) => group.length === 0)) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{END_TEXTS.divisive}</h2>
      <ul className={styles.divisive}>
        {shown.map((group) => (
          <li key={group.map(({ id }) => id).join()} className={styles.group}>
            {group.map((image) => (
              <figure key={image.id} className={styles.figure}>
                <Picture image={image} alt="" fit="auto" sizes="112px" className={styles.picture} />
                <figcaption>
                  <bdi>{image.name}</bdi>
                </figcaption>
              </figure>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A guest agrees that their name stands in pictures; off until then (SA-23). */
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
