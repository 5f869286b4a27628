// The bearer token in the browser's storage, under the key the spec gives (AC-59). Storage may refuse: memory then serves.

export const TOKEN_KEY = 'token';

let inMemory: string | null = null;

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return inMemory;
  }
}

export function writeToken(token: string | null): void {
  inMemory = token;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Kept in memory: the session lasts as long as the page.
  }
}
