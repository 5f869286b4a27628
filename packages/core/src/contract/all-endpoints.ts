// Every call of the API, for the server, which describes them, and for tests, which walk them.
import { ENDPOINTS } from './endpoints.ts';
import { TOKEN_ENDPOINTS } from './token-endpoints.ts';

export const ALL_ENDPOINTS = { ...ENDPOINTS, ...TOKEN_ENDPOINTS } as const;

export type AnyEndpointName = keyof typeof ALL_ENDPOINTS;
