// The calls of rooms (docs/decisions/0104). Separate from endpoints.ts, which every first page load includes. `:code` is that of a room. A
// caller in a room is known by the cookie that `openRoom` or `enterRoom` sets, which is sent to `/api/room/{code}` only.
import { anyone, member } from './endpoint.ts';
import type * as wire from './types.ts';

export const ROOM_ENDPOINTS = {
  /** Opens a room, and sets the cookie of the host. */
  openRoom: member.post<{ body: wire.CreateRoomBody; data: wire.OpenedRoom }>('/room'),
  listOwnRooms: member.get<{ data: wire.OwnRoom[] }>('/room'),
  /** The result beside a saved content, for everybody who may read the content. */
  getRoomResultOfContent: anyone.get<{ query: wire.RoomResultQuery; data: wire.RoomResult }>('/room-result'),

  previewRoom: anyone.get<{ data: wire.RoomPreview }>('/room/:code'),
  /** Sets the cookie of a guest, a host or a screen. With a cookie of this room, it gives back the same seat. */
  enterRoom: anyone.post<{ body: wire.EnterRoomBody; data: wire.EnteredRoom }>('/room/:code/entry'),
  leaveRoom: anyone.delete<{ data: null }>('/room/:code/entry'),

  /** The snapshot of the caller's audience, for clients that cannot keep a stream. */
  getRoomSnapshot: anyone.get<{ query: wire.AudienceQuery; data: wire.RoomSnapshot }>('/room/:code/snapshot'),
  getRoomSeat: anyone.get<{ data: wire.RoomSeat }>('/room/:code/seat'),
  updateRoomSeat: anyone.put<{ body: wire.UpdateSeatBody; data: wire.RoomSeat }>('/room/:code/seat'),
  listRoomImages: anyone.get<{ query: wire.AudienceQuery; data: wire.RoomImages }>('/room/:code/images'),
  voteInRoom: anyone.put<{ body: wire.VoteBody; data: wire.VoteBody }>('/room/:code/vote'),
  takeOverRoom: anyone.post<{ data: null }>('/room/:code/conduct'),
  conductRoom: anyone.put<{ body: wire.ConductRoomBody; data: wire.RoomSnapshot }>('/room/:code/conduct'),

  updateRoom: anyone.put<{ body: wire.UpdateRoomBody; data: null }>('/room/:code'),
  /** The keys of the links, for the opener and the co-host. */
  getRoomKeys: anyone.get<{ data: wire.RoomKeys }>('/room/:code/keys'),
  /** Makes new keys; the earlier ones end, and the open screens with them. */
  renewRoomKeys: anyone.post<{ data: wire.RoomKeys }>('/room/:code/keys'),
  /** Only where DEMO=on: guests without people, who join and vote. */
  simulateRoomGuests: anyone.post<{ data: null }>('/room/:code/simulated-guests'),
  endRoom: anyone.delete<{ data: null }>('/room/:code'),
  /** `:id` is that of the guest. */
  updateRoomGuest: anyone.put<{ body: wire.UpdateRoomGuestBody; data: null }>('/room/:code/guest/:id'),
  removeRoomGuest: anyone.delete<{ data: null }>('/room/:code/guest/:id'),
  getRoomResult: anyone.get<{ data: wire.RoomResult }>('/room/:code/result'),
  /** Makes a private content of the opener, who calls with their session. */
  saveRoom: member.post<{ body: wire.SaveRoomBody; data: wire.SavedRoom }>('/room/:code/content'),
} as const;

/** The event stream, which is no call: see `RoomStreamEvent`. A screen adds `?as=screen`. */
export const ROOM_EVENTS_PATH = '/room/:code/events';

/**
 * Events of the stream. `snapshot`: data is a snapshot as JSON. `end`: the caller is no longer in the room, or the server stops; the client
 * closes the stream, and asks for the snapshot to learn which. Beats are comments.
 */
export type RoomStreamEvent = 'snapshot' | 'end';

/** The path of a call, below the origin. */
export function roomPath(path: string, code: string, guest?: number): string {
  return `/api${path.replace(':code', code).replace(':id', String(guest ?? ''))}`;
}
