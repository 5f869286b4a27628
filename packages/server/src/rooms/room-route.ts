// Shared by the routes of rooms: identifies the caller before the body is read.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RoomDeps, requireSeat, requireViewer, type SeatedCaller, type Viewer } from './room-caller.ts';

/** The guard of a route finds its caller before the body is read; the handler takes it. */
export function rememberCaller<T>(find: (request: FastifyRequest) => Promise<T>) {
  const found = new WeakMap<FastifyRequest, { readonly caller: T }>();
  return {
    guard: async ({ request }: { request: FastifyRequest }) => {
      found.set(request, { caller: await find(request) });
    },
    take(request: FastifyRequest): T {
      const known = found.get(request);
      if (known === undefined) throw new Error('the guard did not run');
      return known.caller;
    },
  };
}

/** The reply depends on a cookie, which caches do not look at. */
export const forbidCaches = (reply: FastifyReply) => void reply.header('cache-control', 'no-store');

export const seated = (deps: RoomDeps) =>
  rememberCaller<SeatedCaller>((request) => requireSeat(deps, request));
export const viewing = (deps: RoomDeps) => rememberCaller<Viewer>((request) => requireViewer(deps, request));
