// A room of component tests: samples of its replies, and a stream that the test writes to.
import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type {
  GuestSnapshot,
  HostSnapshot,
  RoomGuest,
  RoomPreview,
  RoomSeat,
  RoomSnapshot,
  ScreenSnapshot,
} from '@palmares/core/contract/types';
import { DEFAULT_TIERS } from '@palmares/core/tierlist/board';
import { sampleImages } from './builder-samples.ts';
import { answer } from './fake-server.ts';

export const ROOM_CODE = 'KXR4PT';
export const HOST_ID = 1;
const GUEST_ID = 2;

const NOW = '2026-11-27T10:00:00.000Z';
const TIERS = DEFAULT_TIERS.map(({ label, color }) => ({ label, color }));
const NAMED = [
  { id: HOST_ID, number: 1, name: 'Lina' },
  { id: GUEST_ID, number: 2, name: 'Léa' },
];

const shared = {
  version: '1.1',
  now: NOW,
  code: ROOM_CODE,
  mode: 'tierlist' as const,
  phase: 'lobby' as const,
  step: 0,
  steps: 3,
  paused: false,
  closes_at: null,
  left_ms: null,
  step_seconds: null,
  batches: null,
  locked: false,
  votes_hidden: true,
  names_on_votes: false,
  tiers: TIERS,
  images_version: 'public-0',
  images: [],
  upcoming: [],
  counts: { guests: 2, present: 2, voted: 0 },
  votes: null,
  outcome: null,
  tied: [],
  agreed: [],
  board: { tiers: TIERS.map(() => []), pool: [] },
  winners: [],
  order: null,
  scores: [],
  conductor_away: false,
  end_reason: null,
  content: null,
};

const seats = { opener: HOST_ID, co_host: null, conductor: HOST_ID, successor: null };

export const makeGuestSnapshot = (patch: Partial<GuestSnapshot> = {}): GuestSnapshot => ({
  audience: 'guest',
  ...shared,
  ...seats,
  guests: NAMED,
  ...patch,
});

export const makeRoomGuest = (patch: Partial<RoomGuest> = {}): RoomGuest => ({
  id: GUEST_ID,
  number: 2,
  name: 'Léa',
  role: 'guest',
  signed_in: false,
  present: true,
  voted: false,
  removed: false,
  asks: false,
  ...patch,
});

export const makeHostSnapshot = (patch: Partial<HostSnapshot> = {}): HostSnapshot => ({
  audience: 'host',
  ...shared,
  ...seats,
  guests: [makeRoomGuest({ id: HOST_ID, number: 1, name: 'Lina', role: 'opener' }), makeRoomGuest()],
  can_save: false,
  can_simulate: false,
  ...patch,
});

export const makeScreenSnapshot = (patch: Partial<ScreenSnapshot> = {}): ScreenSnapshot => ({
  audience: 'screen',
  ...shared,
  guests: NAMED.slice(1),
  ...patch,
});

export const makeSeat = (patch: Partial<RoomSeat> = {}): RoomSeat => ({
  id: GUEST_ID,
  number: 2,
  name: 'Léa',
  role: 'guest',
  signed_in: false,
  consent: false,
  votes: [],
  ...patch,
});

/** The seat of the host who opened the room. */
export const HOST_SEAT = makeSeat({ id: HOST_ID, number: 1, name: 'Lina', role: 'opener', signed_in: true });

/** The first step, while votes are open. */
export const PLAY = { phase: 'play' as const, images: [101], upcoming: [102, 103] };

export const makePreview = (patch: Partial<RoomPreview> = {}): RoomPreview => ({
  code: ROOM_CODE,
  mode: 'tierlist',
  phase: 'lobby',
  locked: false,
  full: false,
  guests: 2,
  album: { id: 3, name: 'Couleurs' },
  ...patch,
});

const toBytes = (snapshot: RoomSnapshot) =>
  new TextEncoder().encode(`id: ${snapshot.version}\nevent: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n`);

type Served = {
  /** Sends the next snapshot. */
  send: (snapshot: RoomSnapshot) => void;
  /** Breaks the stream; the next ones fail too. */
  cut: () => void;
};

/** Serves the images and the stream of the room, which begins with `first`. The end of the test restores fetch. */
export function serveRoom(first: RoomSnapshot, imageCount = 3): Served {
  const images = sampleImages(imageCount);
  answer(ROOM_ENDPOINTS.listRoomImages, { images_version: first.images_version, images });
  answer(ROOM_ENDPOINTS.getRoomSnapshot, () => last);
  answer(ROOM_ENDPOINTS.getRoomKeys, { invite_key: 'invite', screen_key: 'screen' });
  const served = window.fetch;
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let last = first;
  let isCut = false;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.endsWith('/events')) return served(input, init);
    if (isCut) return Promise.reject(new TypeError('Failed to fetch'));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open.add(controller);
        controller.enqueue(toBytes(last));
        init?.signal?.addEventListener('abort', () => {
          if (open.delete(controller)) controller.error(new DOMException('Aborted', 'AbortError'));
        });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
  return {
    send(snapshot) {
      last = snapshot;
      for (const controller of open) controller.enqueue(toBytes(snapshot));
    },
    cut() {
      isCut = true;
      for (const controller of open) controller.error(new TypeError('network error'));
      open.clear();
    },
  };
}
