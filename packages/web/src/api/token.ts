// The bearer token in the browser's storage, under the key that the requirements specify (AC-59).
import { deviceStorage } from '../storage/web-storage.ts';

export const TOKEN_KEY = 'token';

/** The token while the browser refuses to store it: the session then ends with the page. */
let refused: string | null = null;

export function readToken(): string | null {
  return deviceStorage.read(TOKEN_KEY) ?? refused;
}

export function writeToken(token: string | null): void {
  if (token === null) deviceStorage.remove(TOKEN_KEY);
  refused = token === null || deviceStorage.write(TOKEN_KEY, token) ? null : token;
}
