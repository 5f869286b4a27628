// An idempotency key and the body that is sent with it.

export type RequestKey = {
  key: string;
  /** The body sent with the key: another body needs another key. */
  body: string;
  /** The server answered and rejected the body. Otherwise it may have been applied. */
  isRefused?: boolean;
};

/** Returns the same key for the same body, so that a retried call creates once; another body gets a new key. */
export function keyFor(previous: RequestKey | null, body: string, makeKey: () => string): RequestKey {
  return previous?.body === body ? previous : { key: makeKey(), body };
}
