import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomChoiceWire, RoomSeat, RoomSnapshot } from '@palmares/core/contract/types';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { inRoom } from '../../api/room.ts';

/** A vote is sent again while the network is away; the server takes the last one of a step. */
const TRIES = 6;
const RETRY_MS = 1_000;

type Vote = { step: number; choice: RoomChoiceWire };

const FAILURE = {
  failed: PLAY_TEXTS.notSent,
  codes: { room_step_closed: PLAY_TEXTS.stepClosed, room_paused: PLAY_TEXTS.pausedText },
};

/** The own votes: those of the seat, and those of this tab, which are shown at once and taken back when they are refused. */
export function useOwnVotes(code: string, seat: RoomSeat, { step }: Pick<RoomSnapshot, 'step'>) {
  const [votes, setVotes] = useState<ReadonlyMap<number, RoomChoiceWire>>(
    () => new Map(seat.votes.map((vote) => [vote.step, vote.choice])),
  );
  const tell = useVotesOfTabs(code, (vote) => setVotes((now) => new Map(now).set(vote.step, vote.choice)));
  const { mutate } = useMutation({
    mutationFn: (vote: Vote) => call(inRoom(ROOM_ENDPOINTS.voteInRoom, code), { body: vote }),
    onMutate: (vote) => {
      const before = votes.get(vote.step);
      setVotes((now) => new Map(now).set(vote.step, vote.choice));
      return { before };
    },
    onSuccess: tell,
    onError: (_error, vote, context) =>
      setVotes((now) => {
        const next = new Map(now);
        if (next.get(vote.step) !== vote.choice) return now;
        if (context?.before === undefined) next.delete(vote.step);
        else next.set(vote.step, context.before);
        return next;
      }),
    retry: (failures, error) => failures < TRIES && !(error instanceof ApiError && error.status < 500),
    retryDelay: RETRY_MS,
    // Two presses in a row reach the server in their order.
    scope: { id: `room-vote-${code}` },
    meta: { failure: FAILURE },
  });
  return {
    ownVote: votes.get(step),
    vote: (choice: RoomChoiceWire) => mutate({ step, choice }),
  };
}

/** The tabs of a browser share a seat: each shows the votes of the others (SA-5). Returns how to tell them a vote that counts. */
function useVotesOfTabs(code: string, onVote: (vote: Vote) => void): (vote: Vote) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const show = useEffectEvent(onVote);
  useEffect(() => {
    const opened = new BroadcastChannel(`palmares-room-${code}-votes`);
    opened.addEventListener('message', ({ data }: MessageEvent<Vote>) => show(data));
    channel.current = opened;
    return () => opened.close();
  }, [code]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
  return (vote) => channel.current?.postMessage(vote);
}
