import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import {
  NoData,
  RoomKeysReply,
  UpdateRoomBody,
  UpdateRoomGuestBody,
} from '@palmares/core/contract/schemas/room';
import { SIMULATED_NAMES as ENGLISH_NAMES } from '@palmares/texts/en/rooms';
import { SIMULATED_NAMES as FRENCH_NAMES } from '@palmares/texts/fr/rooms';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../http/define-route.ts';
import * as managing from './manage-room.service.ts';
import * as playing from './play-room.service.ts';
import type { RoomDeps } from './room-caller.ts';
import { forbidCaches, seated } from './room-route.ts';
import { createSimulations } from './simulated-guests.ts';

const SIMULATED_NAMES = { fr: FRENCH_NAMES, en: ENGLISH_NAMES };

/** Settings, guests, keys and the demo's simulated guests. */
export function managementRoutes(app: FastifyInstance, deps: RoomDeps): void {
  settingRoutes(app, deps);
  keyRoutes(app, deps);
  simulationRoute(app, deps);
}

function settingRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const seat = seated(deps);

  defineRoute(app, deps, ROOM_ENDPOINTS.updateRoom, {
    body: UpdateRoomBody,
    reply: NoData,
    guard: seat.guard,
    handle: async ({ request, body }) => {
      await managing.updateSettings(deps, seat.take(request), body);
      return { data: null };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.endRoom, {
    reply: NoData,
    guard: seat.guard,
    handle: async ({ request }) => {
      await playing.end(deps, seat.take(request));
      return { data: null };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.updateRoomGuest, {
    body: UpdateRoomGuestBody,
    reply: NoData,
    guard: seat.guard,
    handle: async ({ request, id, body }) => {
      await managing.updateGuest(deps, seat.take(request), id, body);
      return { data: null };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.removeRoomGuest, {
    reply: NoData,
    guard: seat.guard,
    handle: async ({ request, id }) => {
      await managing.removeGuest(deps, seat.take(request), id);
      return { data: null };
    },
  });
}

/** Not only with the reply that opened the room: the host reloads, and changes devices. */
function keyRoutes(app: FastifyInstance, deps: RoomDeps): void {
  const seat = seated(deps);

  defineRoute(app, deps, ROOM_ENDPOINTS.getRoomKeys, {
    reply: RoomKeysReply,
    secret: true,
    guard: seat.guard,
    handle: async ({ request, reply }) => {
      forbidCaches(reply);
      return { data: managing.getKeys(deps, seat.take(request)) };
    },
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.renewRoomKeys, {
    reply: RoomKeysReply,
    secret: true,
    guard: seat.guard,
    handle: async ({ request }) => ({ data: await managing.renewKeys(deps, seat.take(request)) }),
  });
}

function simulationRoute(app: FastifyInstance, deps: RoomDeps): void {
  const seat = seated(deps);
  const simulations = createSimulations(deps);
  app.addHook('preClose', (done) => {
    simulations.close();
    done();
  });

  defineRoute(app, deps, ROOM_ENDPOINTS.simulateRoomGuests, {
    reply: NoData,
    guard: seat.guard,
    handle: async ({ context, request }) => {
      simulations.add(seat.take(request), SIMULATED_NAMES[context.language]);
      return { data: null };
    },
  });
}
