// The host's choices for a new room, and the request made of them.
import type { CreateRoomBody } from '@palmares/core/contract/types';
import { createRng, shuffle } from '@palmares/core/random';
import type { RoomMode, TieRule } from '@palmares/core/room/plan';
import { randomSeed } from '../../lib/random-seed.ts';

export type RoomWishes = {
  readonly mode: RoomMode;
  /** Seconds of a step; null without a timer. */
  readonly seconds: number | null;
  readonly isShuffled: boolean;
  readonly hidesVotes: boolean;
  readonly showsNames: boolean;
  readonly ties: TieRule;
  /** Batches of a ranking; null for as many as the time allows. */
  readonly batches: number | null;
  /** The tier list of a guess. */
  readonly tierlist: number | null;
};

export const DEFAULT_WISHES: RoomWishes = {
  mode: 'tierlist',
  seconds: null,
  isShuffled: true,
  hidesVotes: true,
  showsNames: false,
  ties: 'host',
  batches: null,
  tierlist: null,
};

/** A guess plays the placed images of its tier list, in an order that the server draws. */
export function toRoomBody(album: number, images: readonly number[], wishes: RoomWishes): CreateRoomBody {
  const { mode, seconds, isShuffled, hidesVotes, showsNames, ties, batches, tierlist } = wishes;
  const shared = {
    id_album: album,
    mode,
    step_seconds: seconds,
    votes_hidden: hidesVotes,
    names_on_votes: showsNames,
  };
  if (mode === 'guess') return tierlist === null ? shared : { ...shared, id_tierlist: tierlist };
  const order = isShuffled ? shuffle(images, createRng(randomSeed())) : [...images];
  return {
    ...shared,
    images: [...order],
    ...(mode === 'tournament' ? { ties } : {}),
    ...(mode === 'ranking' ? { batches } : {}),
  };
}
