import type { ContentKind } from '@palmares/core/content-kind';
import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomAudience } from '@palmares/core/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { inRoom, toAudienceQuery } from '../api/room.ts';

export const OWN_ROOMS_KEY = ['rooms', 'own'] as const;

export const ownRoomsQuery = () =>
  queryOptions({
    queryKey: OWN_ROOMS_KEY,
    queryFn: ({ signal }) => call(ROOM_ENDPOINTS.listOwnRooms, { signal }),
  });

export const roomSeatKey = (code: string) => ['rooms', code, 'seat'] as const;

/** Fails with 401 for a browser without a seat in the room. */
export const roomSeatQuery = (code: string) =>
  queryOptions({
    queryKey: roomSeatKey(code),
    queryFn: ({ signal }) => call(inRoom(ROOM_ENDPOINTS.getRoomSeat, code), { signal }),
    // Votes change it, and the cookie may be gone.
    gcTime: 0,
    refetchOnReconnect: false,
  });

export const roomPreviewQuery = (code: string) =>
  queryOptions({
    queryKey: ['rooms', code, 'preview'],
    queryFn: ({ signal }) => call(inRoom(ROOM_ENDPOINTS.previewRoom, code), { signal }),
    staleTime: 0,
  });

/** The old images stay until the new addresses are there. */
export const roomImagesQuery = (code: string, audience: RoomAudience, version: string) =>
  queryOptions({
    queryKey: ['rooms', code, 'images', audience === 'screen', version],
    queryFn: ({ signal }) =>
      call(inRoom(ROOM_ENDPOINTS.listRoomImages, code), { query: toAudienceQuery(audience), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** Somebody else may renew the keys: each view of the invitation asks again. */
export const roomKeysQuery = (code: string) =>
  queryOptions({
    queryKey: ['rooms', code, 'keys'] as const,
    queryFn: ({ signal }) => call(inRoom(ROOM_ENDPOINTS.getRoomKeys, code), { signal }),
    staleTime: 0,
  });

/** The result beside a content that a room made. */
export const contentRoomQuery = (kind: ContentKind, content: number) =>
  queryOptions({
    queryKey: ['rooms', 'result', kind, content] as const,
    queryFn: ({ signal }) =>
      call(ROOM_ENDPOINTS.getRoomResultOfContent, { query: { kind, content }, signal }),
  });

export const roomResultQuery = (code: string) =>
  queryOptions({
    queryKey: ['rooms', code, 'result'],
    queryFn: ({ signal }) => call(inRoom(ROOM_ENDPOINTS.getRoomResult, code), { signal }),
  });
