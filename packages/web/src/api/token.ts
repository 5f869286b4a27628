// The bearer token in the browser's storage, under the key that the requirements specify (AC-59). Falls back to memory when the browser
// denies storage.

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
    // The token stays in memory: the session ends with the page.
  }
}
