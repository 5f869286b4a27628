// The addresses of a room: for guests, for the screen, and where a code is typed.
import type { RoomKeys } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { getSiteRoot } from '../../lib/share-address.ts';
import { roomKeysQuery } from '../../queries/room.ts';
import { mayInRoom, useRoom } from './room-context.ts';

/** The address of the room in this language. A guest who has it without a key enters as well. */
export const getRoomAddress = (code: string): string => getSiteRoot() + paths.room.to(code);

/** Where a code is typed, as people read it: without its scheme. */
export const getEntryAddress = (): string => (getSiteRoot() + paths.roomEntry.to()).replace(/^\w+:\/\//, '');

/** Returns the link of the invitation. With the key, it also works while entries by code are limited (SA-4). */
export const getInvitation = (code: string, keys: RoomKeys | null): string =>
  getRoomAddress(code) + (keys === null ? '' : `#${keys.invite_key}`);

export const getScreenPath = (code: string, keys: RoomKeys): string =>
  `${paths.roomScreen.to(code)}#${keys.screen_key}`;

/** The keys of the links, for who may have them; null for others and until they are known (SA-48). */
export function useRoomKeys(): RoomKeys | null {
  const room = useRoom();
  const { data } = useQuery({ ...roomKeysQuery(room.code), enabled: mayInRoom(room, 'manage') });
  return data ?? null;
}
