// Context of the room's screens: the snapshot, the images, the own seat and votes, and the calls.
import type {
  ConductRoomBody,
  GuestSnapshot,
  HostSnapshot,
  Image,
  RoomChoiceWire,
  RoomSeat,
  RoomSnapshot,
} from '@palmares/core/contract/types';
import { getRole, hasRight, type RoomRight } from '@palmares/core/room/seats';
import { createContext, useContext } from 'react';
import type { LinkState } from './room-link.ts';

export type SeatedSnapshot = GuestSnapshot | HostSnapshot;
export type ConductAction = ConductRoomBody['action'];

export type RoomState = {
  readonly code: string;
  readonly snapshot: SeatedSnapshot;
  readonly seat: RoomSeat;
  readonly images: ReadonlyMap<number, Image>;
  readonly link: LinkState;
  /** Server time minus browser time, in milliseconds. */
  readonly clockOffset: number;
  /** The own vote of the step on screen; undefined without one. */
  readonly ownVote: RoomChoiceWire | undefined;
  /** The server has not answered that vote yet. */
  readonly isSending: boolean;
  readonly vote: (choice: RoomChoiceWire) => void;
  readonly conduct: (action: ConductAction) => void;
  readonly isConducting: boolean;
};

export const RoomContext = createContext<RoomState | null>(null);

export function useRoom(): RoomState {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('outside of a room');
  return room;
}

/** Roles change during the game, so they are read from the snapshot. */
export function mayInRoom(
  { snapshot, seat }: Pick<RoomState, 'snapshot' | 'seat'>,
  right: RoomRight,
): boolean {
  const { opener, co_host: coHost, conductor } = snapshot;
  return hasRight(getRole({ opener, coHost, conductor }, seat.id), right);
}

/** True for the opener while there is a result that was not saved. */
export const maySave = ({ snapshot, seat }: Pick<RoomState, 'snapshot' | 'seat'>): boolean =>
  snapshot.audience === 'host' && snapshot.can_save && seat.id === snapshot.opener;

/** True while a step is open or revealed. */
export const isStepPhase = (phase: RoomSnapshot['phase']): boolean => phase === 'play' || phase === 'reveal';

/** The number that tells the server which state the caller saw. */
export const getSeq = ({ version }: Pick<RoomSnapshot, 'version'>): number => Number(version.split('.')[0]);
