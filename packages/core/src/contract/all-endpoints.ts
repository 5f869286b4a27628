// All API calls. The server describes them and tests iterate over them.
import { ENDPOINTS } from './endpoints.ts';
import { ROOM_ENDPOINTS } from './room-endpoints.ts';
import { TIERLIST_LINE_ENDPOINTS } from './tierlist-line-endpoints.ts';
import { TOKEN_ENDPOINTS } from './token-endpoints.ts';

export const ALL_ENDPOINTS = {
  ...ENDPOINTS,
  ...TIERLIST_LINE_ENDPOINTS,
  ...TOKEN_ENDPOINTS,
  ...ROOM_ENDPOINTS,
} as const;

export type AnyEndpointName = keyof typeof ALL_ENDPOINTS;
