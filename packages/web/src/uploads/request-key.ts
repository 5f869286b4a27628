// The idempotency key of a call, and what goes under it.

export type RequestKey = {
  key: string;
  /** What is sent under the key: another body needs another key. */
  body: string;
  /** The server answered, and took nothing. Otherwise what was sent may have arrived. */
  isRefused?: boolean;
};

/** The same key for the same body, so that a repeated call makes one thing; another body needs another key. */
export function keyFor(previous: RequestKey | null, body: string, makeKey: () => string): RequestKey {
  return previous?.body === body ? previous : { key: makeKey(), body };
}
