import type { RoomMode } from '@palmares/core/room/plan';
import { BOARD_TEXTS, END_TEXTS } from '@palmares/texts/page/rooms-play';
import { type ComponentType, useState } from 'react';
import { Board } from './board.tsx';
import styles from './board-phase.module.css';
import { Question } from './question.tsx';
import { RankedOrder } from './ranked-order.tsx';
import { mayInRoom, maySave, type RoomState, useRoom } from './room-context.ts';
import { Scores } from './scores.tsx';
import { StepImage } from './step-image.tsx';
import { TileDialog } from './tile-dialog.tsx';

/** All is decided: the host may move tiles of a tier list, then saves (SA-15). */
export function BoardPhase() {
  const room = useRoom();
  const isMovable = room.snapshot.mode === 'tierlist';
  const mayMove = isMovable && mayInRoom(room, 'conduct');
  return (
    <section className={styles.phase}>
      <Question isPage note={getNote(room, isMovable)}>
        {BOARD_TEXTS.title}
      </Question>
      <Decided mayMove={mayMove} />
    </section>
  );
}

function getNote(room: RoomState, isMovable: boolean): string {
  if (isMovable) return mayInRoom(room, 'conduct') ? BOARD_TEXTS.hostText : BOARD_TEXTS.guestText;
  return maySave(room) ? BOARD_TEXTS.saveText : END_TEXTS.waiting;
}

type DecidedProps = { mayMove?: boolean };

const DECIDED: Readonly<Record<RoomMode, ComponentType<DecidedProps>>> = {
  tierlist: DecidedBoard,
  guess: DecidedBoard,
  tournament: Champion,
  ranking: DecidedOrder,
};

/** Shows the room's decision in the form of its mode. */
export function Decided(props: DecidedProps) {
  const DecidedOfMode = DECIDED[useRoom().snapshot.mode];
  return <DecidedOfMode {...props} />;
}

function DecidedBoard({ mayMove = false }: DecidedProps) {
  const { snapshot, images } = useRoom();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      {snapshot.mode === 'guess' && <Scores scores={snapshot.scores} isFinal />}
      <Board snapshot={snapshot} images={images} onOpen={mayMove ? setOpened : undefined} />
      {opened !== null && mayMove && <TileDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function DecidedOrder() {
  const { snapshot, images } = useRoom();
  return <RankedOrder order={snapshot.order} images={images} />;
}

function Champion() {
  const { snapshot, images } = useRoom();
  const id = snapshot.winners.at(-1);
  const image = id === undefined ? undefined : images.get(id);
  if (image === undefined) return null;
  return (
    <figure className={styles.champion} style={{ '--shape': image.width / image.height }}>
      <p className={styles.chose}>{BOARD_TEXTS.champion}</p>
      <div className={styles.picture}>
        <StepImage image={image} isChampion />
      </div>
      <figcaption className={styles.name}>
        <bdi lang="">{image.name}</bdi>
      </figcaption>
    </figure>
  );
}
