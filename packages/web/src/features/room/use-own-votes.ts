import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomChoiceWire, RoomSeat, RoomSnapshot } from '@palmares/core/contract/types';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { showToast } from '../../ui/toast-store.ts';
import { keepVotes, readKeptVotes } from './kept-votes.ts';
import { createVoteSender, type OwnVote, type VoteSender } from './vote-sender.ts';

/** A request without any answer for so long is given up and sent again; the server takes the last one of a step. */
const TIMEOUT_MS = 8_000;

type Votes = ReadonlyMap<number, RoomChoiceWire>;

const toMap = (votes: readonly OwnVote[]): Votes => new Map(votes.map(({ step, choice }) => [step, choice]));

/** The own votes: those that count, and those of this tab that the server has not answered yet. */
export function useOwnVotes(code: string, seat: RoomSeat, { step }: Pick<RoomSnapshot, 'step'>) {
  const [counted, setCounted] = useState<Votes>(() => toMap(seat.votes));
  const [waiting, setWaiting] = useState<readonly OwnVote[]>([]);
  const count = (vote: OwnVote) => setCounted((now) => new Map(now).set(vote.step, vote.choice));
  const tell = useVotesOfTabs(code, count);
  const sender = useVoteSender(code, seat, {
    onWaiting: setWaiting,
    onCounted: (vote) => {
      count(vote);
      tell(vote);
    },
  });
  const sending = waiting.find((vote) => vote.step === step);
  return {
    ownVote: sending?.choice ?? counted.get(step),
    isSending: sending !== undefined,
    vote: (choice: RoomChoiceWire) => sender.current?.cast({ step, choice }),
  };
}

type Handlers = { onWaiting: (votes: readonly OwnVote[]) => void; onCounted: (vote: OwnVote) => void };

/** Sends the votes that an earlier page of this tab left without an answer. */
function useVoteSender(code: string, seat: RoomSeat, { onWaiting, onCounted }: Handlers) {
  const current = useRef<VoteSender | null>(null);
  const showWaiting = useEffectEvent((votes: readonly OwnVote[]) => {
    keepVotes(code, seat.id, votes);
    onWaiting(votes);
  });
  const showCounted = useEffectEvent(onCounted);
  const listKept = useEffectEvent(() =>
    readKeptVotes(code, seat.id).filter((kept) => !isCounted(seat, kept)),
  );
  useEffect(() => {
    const sender = createVoteSender({
      send: (vote) =>
        call(inRoom(ROOM_ENDPOINTS.voteInRoom, code), { body: { ...vote }, timeoutMs: TIMEOUT_MS }),
      onWaiting: (votes) => showWaiting(votes),
      onCounted: (vote) => showCounted(vote),
      onRefused: ({ status }) => {
        // A person without a seat gets the entry form instead of a message.
        if (status !== 401 && status !== 403) showToast({ kind: 'error', text: PLAY_TEXTS.stepClosed });
      },
    });
    current.current = sender;
    for (const kept of listKept()) sender.cast(kept);
    const wake = () => sender.wake();
    window.addEventListener('online', wake);
    return () => {
      sender.stop();
      window.removeEventListener('online', wake);
    };
  }, [code]);
  return current;
}

/** Ballots are arrays. */
const isCounted = ({ votes }: RoomSeat, { step, choice }: OwnVote): boolean =>
  votes.some((vote) => vote.step === step && JSON.stringify(vote.choice) === JSON.stringify(choice));

/** The tabs of a browser share a seat: each shows the votes of the others (SA-5). Returns how to tell them a vote that counts. */
function useVotesOfTabs(code: string, onVote: (vote: OwnVote) => void): (vote: OwnVote) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const show = useEffectEvent(onVote);
  useEffect(() => {
    const opened = new BroadcastChannel(`palmares-room-${code}-votes`);
    opened.addEventListener('message', ({ data }: MessageEvent<OwnVote>) => show(data));
    channel.current = opened;
    return () => opened.close();
  }, [code]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
  return (vote) => channel.current?.postMessage(vote);
}
