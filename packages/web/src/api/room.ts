// Calls in a room, and its event stream.
import type { Endpoint, Shapes } from '@palmares/core/contract/endpoint';
import { ROOM_EVENTS_PATH, roomPath } from '@palmares/core/contract/room-endpoints';
import type { RoomAudience } from '@palmares/core/contract/types';
import { ApiError, NetworkError } from './errors.ts';

/** The endpoint with the code of a room in its path, for `call`. The server sends cookies of a room to paths with its exact code. */
export function inRoom<S extends Shapes>(endpoint: Endpoint<S>, code: string): Endpoint<S> {
  return { ...endpoint, path: endpoint.path.replace(':code', code) };
}

/** The query that chooses the cookie of a screen. */
export const toAudienceQuery = (audience: RoomAudience): { as?: 'screen' } =>
  audience === 'screen' ? { as: 'screen' } : {};

type Stream = {
  code: string;
  audience: RoomAudience;
  signal: AbortSignal;
  /** Called for every chunk, also for the beats, which hold no event. */
  onText: (text: string) => void;
};

/**
 * Reads the event stream of a room until it ends. Throws ApiError when the server refuses, NetworkError when the connection is lost. It is
 * not an `EventSource`, which reports neither beats nor the status of a refusal.
 */
export async function readRoomStream({ code, audience, signal, onText }: Stream): Promise<void> {
  const url = roomPath(ROOM_EVENTS_PATH, code) + (audience === 'screen' ? '?as=screen' : '');
  try {
    const headers = { accept: 'text/event-stream' };
    const response = await fetch(url, { headers, credentials: 'same-origin', cache: 'no-store', signal });
    if (!response.ok || response.body === null) throw toRefusal(response, await response.text());
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onText(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw new NetworkError(url, { cause: error });
  }
}

/** Only the status matters: the snapshot, which is asked for next, tells the code. */
function toRefusal({ status, headers }: Response, message: string): ApiError {
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status,
    code: 'unknown',
    message,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}
