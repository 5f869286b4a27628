import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomSeat } from '@palmares/core/contract/types';
import { ANNOUNCEMENTS, HOST_TEXTS, PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { useGameScreen } from '../../lib/game-screen.ts';
import { useFocusAfterChange } from '../../lib/use-focus-after-change.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BoardPhase } from './board-phase.tsx';
import { EndPhase } from './end-phase.tsx';
import { HostBar } from './host-bar.tsx';
import { Loading } from './loading.tsx';
import { Lobby } from './lobby.tsx';
import { Notices } from './notices.tsx';
import styles from './play-room.module.css';
import {
  type ConductAction,
  getSeq,
  isStepPhase,
  RoomContext,
  type RoomState,
  type SeatedSnapshot,
  useRoom,
} from './room-context.ts';
import { StatusLine } from './status-line.tsx';
import { DecidedSoFar, Step } from './step.tsx';
import { describeStep, describeVotes } from './step-texts.ts';
import { useOwnVotes } from './use-own-votes.ts';
import { useRoomImages } from './use-room-images.ts';
import { type RoomView, useRoomLink } from './use-room-link.ts';

type Props = { code: string; seat: RoomSeat; onRefused: () => void };

/** The room for somebody who has a seat in it. */
export function PlayRoom({ code, seat, onRefused }: Props) {
  const view = useRoomLink(code, 'guest');
  const { snapshot, refusal } = view;
  useEffect(() => {
    if (refusal !== null) onRefused();
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each refusal
  }, [refusal]);
  if (snapshot === null || snapshot.audience === 'screen') return <Loading />;
  return <Seated code={code} seat={seat} view={view} snapshot={snapshot} />;
}

type SeatedProps = {
  code: string;
  seat: RoomSeat;
  view: RoomView & Pick<ReturnType<typeof useRoomLink>, 'show'>;
  snapshot: SeatedSnapshot;
};

function Seated({ code, seat, view, snapshot }: SeatedProps) {
  const images = useRoomImages(code, 'guest', snapshot);
  const votes = useOwnVotes(code, seat, snapshot);
  const { mutate, isPending } = useMutation({
    mutationFn: (action: ConductAction) =>
      call(inRoom(ROOM_ENDPOINTS.conductRoom, code), { body: { seq: getSeq(snapshot), action } }),
    onSuccess: view.show,
    meta: { failure: { failed: HOST_TEXTS.failed, codes: { room_moved_on: HOST_TEXTS.movedOn } } },
  });
  const { phase } = snapshot;
  const isStep = isStepPhase(phase);
  const root = useRef<HTMLDivElement>(null);
  useGameScreen(isStep, 'full');
  // The focused control may disappear with its phase.
  useFocusAfterChange(isStep ? 'step' : phase, () => root.current?.querySelector('h1') ?? null);
  useTopAfterChange(isStep ? 'step' : phase);
  const room: RoomState = {
    code,
    snapshot,
    seat,
    images,
    link: view.link,
    clockOffset: view.clockOffset,
    ...votes,
    conduct: mutate,
    isConducting: isPending,
  };
  return (
    <RoomContext value={room}>
      <div ref={root} className={styles.room} data-phase={isStep ? 'step' : phase}>
        {/* Its text changes when a step opens or is revealed, not with every vote. */}
        <VisuallyHidden>
          <output aria-live="polite">{getAnnouncement(room)}</output>
        </VisuallyHidden>
        <Phase />
      </div>
    </RoomContext>
  );
}

function getAnnouncement({ snapshot, images }: RoomState): string {
  const { phase, step, steps, paused } = snapshot;
  if (phase === 'board') return ANNOUNCEMENTS.board;
  if (phase === 'reveal')
    return ANNOUNCEMENTS.revealed(describeStep(snapshot, images), describeVotes(snapshot, images));
  if (phase !== 'play') return '';
  if (paused) return PLAY_TEXTS.paused;
  return ANNOUNCEMENTS.stepOpen(step + 1, steps, describeStep(snapshot, images));
}

/** Each phase begins at the top of the page, wherever the one before was scrolled to. */
function useTopAfterChange(part: string): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo({ top: 0 });
  }, [part]);
}

/** One tree for all phases, so that a menu or dialog that the host has open outlives a change of phase. */
function Phase() {
  const { phase } = useRoom().snapshot;
  const isStep = isStepPhase(phase);
  return (
    <div className={styles.columns}>
      <div className={styles.phase}>
        {/* The lobby shows the code itself, large. */}
        {phase !== 'lobby' && <StatusLine />}
        <Notices />
        {isStep && <Step />}
        {phase === 'lobby' && <Lobby />}
        {phase === 'board' && <BoardPhase />}
        {phase === 'end' && <EndPhase />}
        <HostBar />
      </div>
      {isStep && <DecidedSoFar />}
    </div>
  );
}
