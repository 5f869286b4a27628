import { API_BASE } from '@palmares/core/contract/endpoint';
import { ROOM_ENDPOINTS, ROOM_EVENTS_PATH } from '@palmares/core/contract/room-endpoints';
import {
  AudienceQuery,
  CastVoteReply,
  ConductRoomBody,
  CreateRoomBody,
  EnteredRoomReply,
  EnterRoomBody,
  NoData,
  OpenedRoomReply,
  OwnRoomsReply,
  RoomImagesReply,
  RoomPreviewReply,
  RoomResultQuery,
  RoomResultReply,
  RoomSeatReply,
  RoomSnapshotReply,
  SavedRoomReply,
  SaveRoomBody,
  UpdateSeatBody,
  VoteBody,
} from '@palmares/core/contract/schemas/room';
import { ROOM } from '@palmares/core/room/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError, assertFound } from '../errors.ts';
import { defineRoute } from '../http/define-route.ts';
import { openEventStream } from '../http/event-stream.ts';
import { createCodeGuard } from './code-guard.ts';
import * as entering from './enter-room.service.ts';
import * as managing from './manage-room.service.ts';
import { openRoom } from './open-room.service.ts';
import * as playing from './play-room.service.ts';
import * as reading from './read-room.service.ts';
import { findRoomOf, type RoomDeps, requireViewer } from './room-caller.ts';
import { createRoomHub } from './room-hub.ts';
import { managementRoutes } from './room-management.routes.ts';
import { getResultOfContent } from './room-result.ts';
import { forbidCaches, rememberCaller, seated, viewing } from './room-route.ts';
import { clearCookies, isLinkKey, setScreenCookie, setSeatCookie } from './seat-cookie.ts';

/** A ballot of a thousand images has some 8 kB. */
const BODY_LIMIT = 65_536;

export function roomRoutes(app: FastifyInstance, base: Deps): void {
  const hub = createRoomHub(base);
  app.addHook('preClose', () => hub.close());
  const guard = createCodeGuard(base);
  const deps: RoomDeps = { ...base, hub, guard, changed: (id) => hub.changed(id) };
  openingRoutes(app, deps);
  entryRoutes(app, deps);
  readingRoutes(app, deps);
  voteRoutes(app, deps);
  managementRoutes(app, deps);
  resultRoutes(app, deps);
  eventRoute(app, deps);
}

function openingRoutes(app: FastifyInstance, deps: RoomDeps): void {
  defineRoute(app, deps, ROOM_ENDPOINTS.openRoom, {
    body: CreateRoomBody,
    reply: OpenedRoomReply,
    secret: true,
    status: 201,
    handle: async ({ context, body, reply }) => {
      const { roomId, code, guestId } = await openRoom(deps, context, body);
      setSeatCookie(deps, reply, code, guestId);
      return {
        data: {
          code,
          ...managing.presentKeys(deps, { id: roomId, key_epoch: 0 }),
          seat: await reading.getSeatOf(deps, code, guestId),
        },
      };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.listOwnRooms, {
    reply: OwnRoomsReply,
    handle: async ({ context }) => ({ data: await reading.listOwnRooms(deps, context) }),
  });
}

function entryRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const place = rememberCaller((request) => findRoomOf(deps, request));
  const seat = seated(deps);

  defineRoute(app, deps, ROOM_ENDPOINTS.previewRoom, {
    reply: RoomPreviewReply,
    guard: place.guard,
    handle: async ({ request, reply }) => {
      forbidCaches(reply);
      return { data: await reading.preview(deps, place.take(request).room) };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.enterRoom, {
    body: EnterRoomBody,
    reply: EnteredRoomReply,
    bodyLimit: BODY_LIMIT,
    guard: place.guard,
    handle: async ({ context, request, reply, body }) => {
      const { room, seat: known } = place.take(request);
      if (body.screen_key !== undefined) {
        if (room.state.phase === 'end') throw new AppError('room_ended');
        if (!isLinkKey(deps, 'screen', room, body.screen_key)) throw new AppError('room_seat_required');
        setScreenCookie(deps, reply, room);
        return { data: { audience: 'screen' as const, seat: null } };
      }
      const { guestId } = await entering.enterRoom(deps, context, { room, seat: known }, body);
      setSeatCookie(deps, reply, room.code, guestId);
      return { data: await reading.getEntered(deps, room.code, guestId) };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.leaveRoom, {
    reply: NoData,
    guard: seat.guard,
    handle: async ({ request, reply }) => {
      const caller = seat.take(request);
      await entering.leaveRoom(deps, caller);
      clearCookies(deps, reply, caller.room.code);
      return { data: null };
    },
  });
}

function readingRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const seat = seated(deps);
  const viewer = viewing(deps);

  defineRoute(app, deps, ROOM_ENDPOINTS.getRoomSnapshot, {
    query: AudienceQuery,
    reply: RoomSnapshotReply,
    guard: viewer.guard,
    handle: async ({ request, reply }) => {
      forbidCaches(reply);
      return { data: await playing.getSnapshot(deps, viewer.take(request)) };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.getRoomSeat, {
    reply: RoomSeatReply,
    guard: seat.guard,
    handle: async ({ request, reply }) => {
      forbidCaches(reply);
      return { data: await playing.getSeat(deps, seat.take(request)) };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.updateRoomSeat, {
    body: UpdateSeatBody,
    reply: RoomSeatReply,
    bodyLimit: BODY_LIMIT,
    guard: seat.guard,
    handle: async ({ request, body }) => {
      const caller = seat.take(request);
      await managing.updateSeat(deps, caller, body);
      return { data: await reading.getSeatOf(deps, caller.room.code, caller.seat.id) };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.listRoomImages, {
    query: AudienceQuery,
    reply: RoomImagesReply,
    guard: viewer.guard,
    handle: async ({ request, reply }) => {
      forbidCaches(reply);
      return { data: await playing.listImages(deps, viewer.take(request)) };
    },
  });
}

function voteRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const seat = seated(deps);

  defineRoute(app, deps, ROOM_ENDPOINTS.voteInRoom, {
    body: VoteBody,
    reply: CastVoteReply,
    bodyLimit: BODY_LIMIT,
    guard: seat.guard,
    handle: async ({ request, body }) => ({ data: await playing.vote(deps, seat.take(request), body) }),
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.conductRoom, {
    body: ConductRoomBody,
    reply: RoomSnapshotReply,
    bodyLimit: BODY_LIMIT,
    guard: seat.guard,
    handle: async ({ request, body }) => ({ data: await playing.conduct(deps, seat.take(request), body) }),
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.takeOverRoom, {
    reply: NoData,
    guard: seat.guard,
    handle: async ({ request }) => {
      await playing.takeOver(deps, seat.take(request));
      return { data: null };
    },
  });
}

function resultRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const seat = seated(deps);

  defineRoute(app, deps, ROOM_ENDPOINTS.getRoomResult, {
    reply: RoomResultReply,
    guard: seat.guard,
    handle: async ({ request, reply }) => {
      forbidCaches(reply);
      return { data: await reading.getResult(deps, seat.take(request).room) };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.getRoomResultOfContent, {
    query: RoomResultQuery,
    reply: RoomResultReply,
    handle: async ({ context, query }) => ({
      data: await getResultOfContent(deps, context.actor, query.kind, query.content),
    }),
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.saveRoom, {
    body: SaveRoomBody,
    reply: SavedRoomReply,
    status: 201,
    bodyLimit: BODY_LIMIT,
    handle: async ({ context, request, body }) => {
      const room = await reading.findOwnRoom(deps, context, (request.params as { code: string }).code);
      assertFound(room);
      return { data: await playing.save(deps, context, room, body) };
    },
  });
}

function eventRoute(app: FastifyInstance, deps: RoomDeps): void {
  app.get(API_BASE + ROOM_EVENTS_PATH, async (request, reply) => {
    const { room, seat } = await requireViewer(deps, request);
    deps.hub.assertSpace();
    deps.hub.join(room.id, {
      stream: openEventStream(reply, ROOM.waitingBytesMax),
      guestId: seat?.id ?? null,
      keyEpoch: room.key_epoch,
    });
  });
}
